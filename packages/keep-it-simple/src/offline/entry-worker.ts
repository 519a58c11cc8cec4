import { isOfflineMessage } from './messages.ts'
import { CachedPages } from './cached-pages.ts'
import { answerRequests } from './requests.ts'
import type { WorkerScope } from './scope.ts'
import { installShell, removeOldShells } from './shell.ts'

/** The service worker: see decisions/0022-reading-offline.md. */
const scope = globalThis as unknown as WorkerScope
const plan = scope.KIS
const cached = new CachedPages(plan.base)

answerRequests(plan, cached)

scope.addEventListener('install', (event) => event.waitUntil(installShell(plan)))

scope.addEventListener('activate', (event) => {
  const begin = async () => {
    await cached.removeData()
    await removeOldShells(plan, cached)
    // A document need not wait until this worker has started.
    await scope.registration.navigationPreload?.enable()
    await scope.clients.claim()
  }
  event.waitUntil(begin())
})

scope.addEventListener('message', (event) => {
  const { data, ports } = event
  if (!isOfflineMessage(data)) return
  const work = data.type === 'take-over' ? scope.skipWaiting() : cached.answer(data)
  event.waitUntil(
    work.then(
      (done) => ports[0]?.postMessage(done),
      () => ports[0]?.postMessage(false),
    ),
  )
})
