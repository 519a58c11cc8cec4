import { inTime } from '#browser/patience.ts'
import { NO_CRYPTO } from '#model/seal.ts'
import type { Task } from './derive-key.ts'
import type { Answer } from './derive-worker.ts'

/** Milliseconds until a worker has begun, and until the slowest of devices is done. */
const START = 800
const WORK = 20_000

/** The key a password stands for; where no worker works, the page stands still for the time it takes. */
export async function deriveKey(task: Task): Promise<CryptoKey> {
  requireCrypto()
  return inWorker(task).catch(async () => (await import('./derive-key.ts')).deriveHere(task))
}

/** A new worker for each: a third of a second is worth no upkeep. */
async function inWorker(task: Task): Promise<CryptoKey> {
  const worker = new Worker(new URL('./derive-worker.ts', import.meta.url), { type: 'module' })
  const started = Promise.withResolvers<void>()
  const done = Promise.withResolvers<CryptoKey>()
  // Only awaited once the worker has started.
  done.promise.catch(() => undefined)
  const fail = (why: string) => {
    started.reject(new Error(why))
    done.reject(new Error(why))
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if ('key' in data) done.resolve(data.key)
    else if ('error' in data) fail(data.error)
    else started.resolve()
  })
  worker.addEventListener('error', ({ message }) => fail(message || 'The worker did not start'))
  worker.postMessage(task, [])
  try {
    await inTime(started.promise, START)
    return await inTime(done.promise, WORK)
  } finally {
    worker.terminate()
  }
}

/** S8.7: browsers decrypt in secure contexts only. */
export function requireCrypto(
  scope: { readonly crypto?: { readonly subtle?: unknown } } = globalThis,
): void {
  if (!scope.crypto?.subtle) throw new Error(NO_CRYPTO)
}
