import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { CompiledPage } from '../compiled-page.ts'
import type { CompileTask } from '../compile-worker.ts'
import { LivePool } from './live-pool.ts'

/** A pool whose threads a test ends itself: a real one would load the compiler. */
function opened() {
  const started: { name: string; options: unknown; end: PromiseWithResolvers<unknown> }[] = []
  const run = vi.spyOn(Tinypool.prototype, 'run').mockImplementation((task, options) => {
    const end = Promise.withResolvers<unknown>()
    started.push({ name: String(task), options, end })
    return end.promise as never
  })
  onTestFinished(() => run.mockRestore())
  const pool = new LivePool()
  void pool.close()
  return {
    pool,
    started,
    names: () => started.map(({ name }) => name),
    ask: (name: string, isAsked: boolean) => pool.run(name as unknown as CompileTask, isAsked),
  }
}

const turns = () => new Promise((resolve) => setImmediate(resolve))
const PAGES = [{ file: 'a.md' }] as unknown as CompiledPage[]

it('there are as many threads as cores but one, and at most four', () => {
  const { width } = opened().pool
  expect(width).toBeGreaterThanOrEqual(1)
  expect(width).toBeLessThanOrEqual(4)
  expect(width).toBe([1, 1, 2, 3, 4][availableParallelism() - 1] ?? 4)
})

it('only so many tasks run at a time; what is asked for goes before the rest', async () => {
  const { pool, started, names, ask } = opened()
  const first = Array.from({ length: pool.width }, (_, nth) => `first ${nth}`)
  const running = first.map((name) => ask(name, false))
  const later = ask('later', false)
  const asked = ask('asked', true)
  const askedNext = ask('asked next', true)
  expect(names()).toEqual(first)
  started[0]!.end.resolve(PAGES)
  expect(await running[0]).toBe(PAGES)
  await turns()
  expect(names()).toEqual([...first, 'asked'])
  for (const [nth, job] of [asked, askedNext, later].entries()) {
    started.at(-1)!.end.resolve([])
    expect(await job).toEqual([])
    await turns()
    expect(names()).toEqual([...first, ...['asked', 'asked next', 'later'].slice(0, nth + 2)])
  }
})

it('a task that fails does so for whoever asked, and the next one runs', async () => {
  const { pool, started, names, ask } = opened()
  const all = Array.from({ length: pool.width + 1 }, (_, nth) => ask(`task ${nth}`, true))
  expect(names()).toHaveLength(pool.width)
  started[0]!.end.reject(new Error('broken'))
  await expect(all[0]).rejects.toThrow('broken')
  await turns()
  expect(names()).toHaveLength(pool.width + 1)
  started.at(-1)!.end.resolve(PAGES)
  expect(await all.at(-1)).toBe(PAGES)
})

it('blocks are looked at in a thread, too, and need not wait for pages', async () => {
  const { pool, started, ask } = opened()
  void Array.from({ length: pool.width }, () => ask('page', true))
  const found = pool.blockProblems('/site')
  expect(started.at(-1)).toMatchObject({ name: '/site', options: { name: 'findBlockProblems' } })
  started.at(-1)!.end.resolve(['problem'])
  expect(await found).toEqual(['problem'])
})
