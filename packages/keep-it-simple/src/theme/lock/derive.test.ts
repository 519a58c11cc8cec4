import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deriveKey } from './derive.ts'

const task = { password: 'word', salt: new Uint8Array(16), cost: 4 }
const key = { from: 'a worker' }
let ended = 0
let act: (worker: Answering) => void

/** A thread that answers as a test says. */
class Answering extends EventTarget {
  constructor(url: URL, options: WorkerOptions) {
    super()
    if (!url.href.endsWith('/derive-worker.ts') || options.type !== 'module') throw new Error()
  }
  postMessage = (given: unknown) => {
    if (given === task) queueMicrotask(() => act(this))
  }
  say = (data: object) => this.dispatchEvent(Object.assign(new Event('message'), { data }))
  terminate = () => {
    ended += 1
  }
}

beforeEach(() => {
  ended = 0
  vi.stubGlobal('Worker', Answering)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('the key comes from a thread of its own, which is ended', async () => {
  act = (worker) => {
    worker.say({ started: true })
    worker.say({ key })
  }
  expect(await deriveKey(task)).toBe(key)
  expect(ended).toBe(1)
})

it.each<[string, typeof act]>([
  ['has an error', (worker) => worker.say({ error: 'no memory' })],
  ['cannot start', (worker) => worker.dispatchEvent(Object.assign(new Event('error'), {}))],
  [
    'fails half-way',
    (worker) => {
      worker.say({ started: true })
      worker.say({ error: 'no memory' })
    },
  ],
])('where the thread %s, the page does the work', async (_, happens) => {
  act = happens
  expect(await deriveKey(task)).toBeInstanceOf(CryptoKey)
  expect(ended).toBe(1)
})

it.each([
  ['does not begin', 800, () => {}],
  ['does not end', 20_000, (worker: Answering) => worker.say({ started: true })],
])('where the thread %s, the page waits %i ms', async (_, limit, happens) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act = happens
  const found = deriveKey(task)
  await vi.advanceTimersByTimeAsync(limit - 1)
  expect(ended).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toBe(1)
  vi.useRealTimers()
  expect(await found).toBeInstanceOf(CryptoKey)
})
