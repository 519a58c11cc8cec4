import { deskWords } from './desk-words.ts'

/** A link to a page that is not written yet says so to whoever comes near it. */
export function nameDeadLinks(): void {
  const name = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[data-dead]') : undefined
    if (link && !link.hasAttribute('title'))
      link.setAttribute('title', deskWords(document.documentElement.lang).notWritten)
  }
  addEventListener('pointerover', name)
  addEventListener('focusin', name)
}
