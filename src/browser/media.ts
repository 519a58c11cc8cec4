/** Calls back whenever the query begins to match; gives back how to stop. */
export function onMedia(query: string, matched: () => void): () => void {
  const list = matchMedia(query)
  const listener = () => {
    if (list.matches) matched()
  }
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}
