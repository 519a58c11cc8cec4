import { prefersReducedMotion } from '#browser/media.ts'

/** Without a trace in the address. The link is about to vanish, so focus goes to the content. */
export function goUp(): void {
  scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  document.getElementById('main')?.focus({ preventScroll: true })
}
