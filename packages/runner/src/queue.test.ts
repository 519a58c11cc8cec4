import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Busy, Queue } from './queue.ts'

const never = new AbortController().signal
const queue = (bounds: Partial<ConstructorParameters<typeof Queue>[0]> = {}) =>
  new Queue({ parallel: 2, waiting: 2, waitMilliseconds: 60_000, ...bounds })

it('runs so many at a time, the others in their order, and refuses more', async () => {
  const one = queue()
  const log: string[] = []
  let most = 0
  const add = (name: string) =>
    one.add(never, async () => {
      most = Math.max(most, one.running)
      await sleep(20)
      log.push(name)
    })
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => add(name).catch((error: unknown) => error))
  expect([one.running, one.waiting]).toEqual([2, 2])
  const ends = await Promise.all(all)
  expect(ends[4]).toBeInstanceOf(Busy)
  expect(log).toEqual(['a', 'b', 'c', 'd'])
  expect([most, one.running, one.waiting]).toEqual([2, 0, 0])
})

it('a task that fails makes room', async () => {
  const one = queue({ parallel: 1 })
  await expect(one.add(never, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await one.add(never, async () => 7)).toBe(7)
})

it('who waits too long, or leaves, waits no more', async () => {
  const one = queue({ parallel: 1, waitMilliseconds: 30 })
  const gone = new AbortController()
  const long = one.add(never, () => sleep(100))
  const late = one.add(never, async () => 1)
  const left = one.add(gone.signal, async () => 1)
  gone.abort()
  await expect(left).rejects.toThrow('Nobody waits')
  await expect(late).rejects.toThrow('took too long')
  await long
  expect(one.running).toBe(0)
})

it('closes when the last has ended, and refuses those who wait', async () => {
  const one = queue({ parallel: 1 })
  let done = false
  const running = one.add(never, async () => {
    await sleep(30)
    done = true
  })
  const waiting = one.add(never, async () => 1).catch((error: unknown) => error)
  await one.close()
  expect(done).toBe(true)
  await running
  expect(await waiting).toEqual(new Busy('The runner is ending.'))
  await expect(one.add(never, async () => 1)).rejects.toThrow('ending')
})
