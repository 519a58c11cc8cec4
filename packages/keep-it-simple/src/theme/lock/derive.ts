import { NO_CRYPTO } from '#model/seal.ts'
import type { Answer, Task } from './derive-worker.ts'

/** The key a password stands for. A new worker for each: a third of a second is worth no upkeep. */
export function deriveKey(task: Task): Promise<CryptoKey> {
  requireCrypto()
  const worker = new Worker(new URL('./derive-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<CryptoKey>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if ('key' in data) resolve(data.key)
      else reject(new Error(data.error))
    })
    worker.addEventListener('error', (event) =>
      reject(new Error(event.message || 'The worker did not start')),
    )
    worker.postMessage(task, [])
  }).finally(() => worker.terminate())
}

/** S8.7: browsers decrypt in secure contexts only. */
export function requireCrypto(
  scope: { readonly crypto?: { readonly subtle?: unknown } } = globalThis,
): void {
  if (!scope.crypto?.subtle) throw new Error(NO_CRYPTO)
}
