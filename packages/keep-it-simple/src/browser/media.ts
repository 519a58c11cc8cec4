/** Questions to the system, asked anew each time: the answers change while a page is open. */
export const prefersDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches

export const prefersReducedMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches

/** Calls back whenever the query begins to match; gives back how to stop. */
export function onMedia(query: string, matched: () => void): () => void {
  const list = matchMedia(query)
  const listener = () => {
    if (list.matches) matched()
  }
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}
