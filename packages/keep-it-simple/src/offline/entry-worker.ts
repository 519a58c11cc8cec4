import { isOfflineMessage } from './messages.ts'
import { KeptPages } from './kept-pages.ts'
import { answerRequests } from './requests.ts'
import type { WorkerScope } from './scope.ts'
import { installShell, removeOldShells } from './shell.ts'

/** The service worker: see decisions/0022-reading-offline.md. */
const scope = globalThis as unknown as WorkerScope
const plan = scope.KIS
const kept = new KeptPages(plan.base)

answerRequests(plan, kept)

scope.addEventListener('install', (event) => event.waitUntil(installShell(plan)))

scope.addEventListener('activate', (event) => {
  const begin = async () => {
    await removeOldShells(plan, kept)
    // A document need not wait until this worker has woken.
    await scope.registration.navigationPreload?.enable()
    await scope.clients.claim()
  }
  event.waitUntil(begin())
})

scope.addEventListener('message', (event) => {
  const { data, ports } = event
  if (!isOfflineMessage(data)) return
  const work = data.type === 'take-over' ? scope.skipWaiting() : kept.answer(data)
  event.waitUntil(
    work.then(
      (done) => ports[0]?.postMessage(done),
      () => ports[0]?.postMessage(false),
    ),
  )
})
