/** Loads a chunk the reader did not ask for: if it is gone, the page is not reloaded. */
export function unasked<T>(loading: Promise<T>): Promise<T> {
  const hush = (event: Event) => event.stopImmediatePropagation()
  addEventListener('vite:preloadError', hush, true)
  return loading.finally(() => removeEventListener('vite:preloadError', hush, true))
}
