import { readStored, STORAGE_KEYS } from '#browser/storage.ts'

/**
 * The application scrolls the entries of the history it made, and the browser leaves them alone. When
 * such an entry is loaded anew as a document, the place that was kept for it is found again here.
 */
export function findPlace(): void {
  if (history.scrollRestoration === 'auto') return
  // After that the document is the browser's; told any earlier, it would still scroll to a place of its own.
  addEventListener('load', () => setTimeout(() => (history.scrollRestoration = 'auto')))
  const { key = 'default' } = (history.state ?? {}) as { readonly key?: string }
  try {
    const places = JSON.parse(readStored(STORAGE_KEYS.places, 'session')!) as Record<string, number>
    scrollTo({ top: places[key]! })
  } catch {
    // Nothing that could be read was kept: the page begins at its top.
  }
}
