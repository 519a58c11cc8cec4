/** S4.10: a sidebar that stays keeps what is open in it, and how far it was scrolled. Returns what to do after the swap. */
export function keepSidebar(shown: Element, next: Element): () => void {
  const [old, other] = [shown, next].map((root) => root.querySelector<HTMLElement>('#side'))
  if (!old || !other || linksOf(old) !== linksOf(other)) return () => undefined
  const { scrollTop } = old
  const current = other
    .querySelector<HTMLAnchorElement>('[aria-current=page]')
    ?.getAttribute('href')
  for (const link of old.querySelectorAll('a')) {
    if (link.getAttribute('href') === current) link.ariaCurrent = 'page'
    else link.removeAttribute('aria-current')
  }
  old.dataset['still'] = ''
  other.replaceWith(old)
  return () => (old.scrollTop = scrollTop)
}

export const linksOf = (side: Element): string =>
  [...side.querySelectorAll('a, summary')]
    .map((one) => `${one.getAttribute('href')} ${one.textContent}`)
    .join('\n')
