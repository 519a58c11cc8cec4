import { isUnasked } from '#browser/unasked.ts'

/**
 * S8.2: after a new release, chunks this page knows may be gone. What the reader asked for is done once
 * more by a new document. (On the way to a page, that page is loaded: `load-document.ts`.)
 */
export function recoverChunks(): void {
  addEventListener('vite:preloadError', () => {
    if (!isUnasked()) window.kisEarly?.again?.()
  })
}
