import { prefersReducedMotion } from './media.ts'

/**
 * Changes the page while its new picture is animated over the old one. At once where the browser
 * knows no view transitions or the reader wants no motion.
 */
export function revealChange(
  change: () => void,
  keyframes: PropertyIndexedKeyframes,
  options: KeyframeAnimationOptions,
): void {
  if (!('startViewTransition' in document) || prefersReducedMotion()) {
    change()
    return
  }
  const { ready } = document.startViewTransition(change)
  const animate = () => {
    document.documentElement.animate(keyframes, {
      ...options,
      pseudoElement: '::view-transition-new(root)',
    })
  }
  // A second change, or a hidden window, skips the first one's animation; the change itself stands.
  ready.then(animate, () => undefined)
}
