import { deriveHere, type Task } from './derive-key.ts'

/** The work, away from the page. The secret itself never leaves this thread. */
export type Answer =
  | { readonly started: true }
  | { readonly key: CryptoKey }
  | { readonly error: string }

const say = (answer: Answer): void => postMessage(answer)

addEventListener('message', ({ data }: MessageEvent<Task>) => {
  say({ started: true })
  deriveHere(data).then(
    (key) => say({ key }),
    (error: unknown) => say({ error: String(error) }),
  )
})
