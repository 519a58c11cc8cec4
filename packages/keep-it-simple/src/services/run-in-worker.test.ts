import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { scriptWorkers, type ScriptedWorker } from '../../tests/support/scripted-worker.ts'
import type { Engine, RunHost, RunProgram } from './run-code.ts'
import { createEngine as javaScript } from './run-javascript.ts'
import { createEngine as postgres } from './run-postgres.ts'
import { createEngine as python } from './run-python.ts'
import { createEngine as sqlite } from './run-sqlite.ts'
import { createEngine as typeScript } from './run-typescript.ts'

let workers: ScriptedWorker[]
beforeEach(() => {
  workers = scriptWorkers()
})
afterEach(() => vi.unstubAllGlobals())

/** A run, all that reaches the page of it, and how it ends: what an engine throws is an end, too. */
function run(engine: Engine, program: RunProgram = { code: 'code' }) {
  const reported: unknown[] = []
  const stop = new AbortController()
  const host: RunHost = {
    signal: stop.signal,
    print: (stream, text) => void reported.push(`${stream}: ${text}`),
    version: (text) => void reported.push(`version ${text}`),
    begin: () => void reported.push('begins'),
    progress: (loaded, total) => void reported.push(`${loaded} of ${total}`),
    table: (columns, rows) => void reported.push({ columns, rows }),
  }
  const ended = engine
    .run(program, host)
    .catch(({ fault, message }: { fault: unknown; message: string }) => ({ fault, message }))
  return { reported, ended, stop: () => stop.abort() }
}

const service = { url: '/vendor/x/1/', bytes: 100 }

describe.each<[string, () => Engine]>([
  ['Python', () => python(service)],
  ['SQLite', () => sqlite(service)],
  ['PostgreSQL', () => postgres(service)],
])('%s', (_, create) => {
  it('stays with the page: the next run finds it loaded', async () => {
    const engine = create()
    for (const times of [1, 2]) {
      const { ended } = run(engine)
      workers[0]!.say({ type: 'end', ok: true, exit: 0 })
      expect(await ended).toMatchObject({ ok: true })
      expect(workers[0]!.heard).toHaveLength(times)
    }
    expect(workers).toHaveLength(1)
    expect(workers[0]!.isEnded).toBe(false)
  })

  it('says what has come, what runs, when it begins, and what it prints', () => {
    const { reported } = run(create())
    const [worker] = workers
    worker!.say({ type: 'progress', loaded: 40, total: 100 })
    worker!.say({ type: 'ready', version: '3.14' })
    worker!.say({ type: 'print', stream: 'stderr', text: 'b' })
    expect(reported).toEqual(['40 of 100', 'version 3.14', 'begins', 'stderr: b'])
  })

  it.each<[string, (worker: ScriptedWorker) => void]>([
    ['cannot be loaded', (worker) => worker.say({ type: 'failed' })],
    ['breaks down', (worker) => expect(worker.fail()).toBe(true)],
  ])('that %s is not used again', async (__, act) => {
    const engine = create()
    const { ended } = run(engine)
    act(workers[0]!)
    expect(await ended).toMatchObject({ fault: 'unreachable' })
    expect(workers[0]!.isEnded).toBe(true)
    run(engine)
    expect(workers).toHaveLength(2)
  })

  it('is ended with a program that is stopped', () => {
    const engine = create()
    run(engine).stop()
    expect(workers[0]!.isEnded).toBe(true)
    run(engine)
    expect(workers).toHaveLength(2)
  })
})

describe('JavaScript', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 Gecko/20100101 Firefox/140.0' })
  })

  it.each([
    [true, 0],
    [false, 1],
  ])('has a worker for one run, which is ended with it: %s', async (ok, exit) => {
    const { ended, reported } = run(javaScript(), { code: 'a()' })
    const [worker] = workers
    expect(worker!.heard).toEqual(['a()'])
    worker!.say({ type: 'ready' })
    worker!.say({ type: 'print', stream: 'stdout', text: 'x' })
    worker!.say({ type: 'end', ok })
    expect(await ended).toEqual({ ok, exit })
    expect(reported).toEqual(['version Firefox 140', 'begins', 'stdout: x'])
    expect(worker!.isEnded).toBe(true)
  })

  it.each<[string, (worker: ScriptedWorker, stop: () => void) => void, object]>([
    [
      'is not allowed',
      (worker) => worker.say({ type: 'refused' }),
      { fault: 'refused', message: 'Content-Security-Policy' },
    ],
    ['cannot be loaded', (worker) => expect(worker.fail()).toBe(true), { fault: 'unreachable' }],
    ['is stopped', (_, stop) => stop(), { fault: 'cancelled' }],
  ])('that %s is ended', async (_, act, end) => {
    const { ended, stop } = run(javaScript())
    act(workers[0]!, stop)
    expect(await ended).toMatchObject(end)
    expect(workers[0]!.isEnded).toBe(true)
  })

  it('is what TypeScript is without its types', async () => {
    run(typeScript(), { code: 'const a: number = 1', input: 'i' })
    await vi.waitFor(() => expect(workers[0]?.heard).toEqual(['const a = 1']), { timeout: 15_000 })
  })

  it('that nobody can read is not run', async () => {
    const { ended, reported } = run(typeScript(), { code: 'const = 1' })
    expect(await ended).toEqual({ ok: false, exit: 1 })
    expect(reported).toEqual(['begins', expect.stringMatching(/^stderr: SyntaxError: /)])
    expect(workers).toEqual([])
  })
})
