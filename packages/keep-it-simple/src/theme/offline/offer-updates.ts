import type { OfflineMessage } from '#model/offline.ts'
import { connectionWords } from './connection-words.ts'
import { showNotice } from './notice.ts'

/** A new worker waits until the reader takes it; then the page is loaded once more, by the new one. */
export function offerUpdates(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator
  const offer = (waiting: ServiceWorker) => {
    const { newVersion = '', takeIt = '', close } = connectionWords()
    const take = () => {
      const message: OfflineMessage = { type: 'take-over' }
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
      waiting.postMessage(message, [])
    }
    showNotice('update', { text: newVersion, close, act: { word: takeIt, done: take } })
  }
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      // The first worker replaces none.
      if (worker.state === 'installed' && registration.active) offer(worker)
    })
  if (registration.waiting) offer(registration.waiting)
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
}
