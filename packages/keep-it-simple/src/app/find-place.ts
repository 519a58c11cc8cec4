import { PLACES, readStored } from '#browser/storage.ts'

/**
 * The application restores the scroll position of the history entries it created; the browser does
 * not. When such an entry is loaded again as a document, its stored position is restored here.
 */
export function findPlace(): void {
  if (history.scrollRestoration === 'auto') return
  // After loading, the browser may take over again; any earlier it would still scroll by itself.
  addEventListener('load', () => setTimeout(() => (history.scrollRestoration = 'auto')))
  const { key = 'default' } = (history.state ?? {}) as { readonly key?: string }
  try {
    const places = JSON.parse(readStored(PLACES, 'session')!) as Record<string, number>
    scrollTo({ top: places[key]! })
  } catch {
    // Nothing readable was stored: the page begins at its top.
  }
}
