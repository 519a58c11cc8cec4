import { afterEach, expect, it, vi } from 'vitest'
import { RunError, startRun, type Engine, type RunHost } from './run-code.ts'

const LIMITS = { startMilliseconds: 1000, milliseconds: 500, lines: 3, bytes: 20 }

function runWith(run: Engine['run']) {
  const printed: string[] = []
  const versions: string[] = []
  const events = {
    print: (stream: string, text: string) => void printed.push(`${stream}: ${text}`),
    version: (text: string) => void versions.push(text),
  }
  const running = startRun({ run, close: () => {} }, { code: 'code' }, LIMITS, events)
  return { ...running, printed, versions }
}

const never = () => new Promise<never>(() => {})

afterEach(() => vi.useRealTimers())

it('gives the end of the program and all it printed', async () => {
  const { ended, printed, versions } = runWith(async ({ code }, host) => {
    host.version('v1')
    host.print('stdout', code)
    host.print('stderr', '!')
    return { ok: false, detail: 'exit 1' }
  })
  expect(await ended).toEqual({ ok: false, detail: 'exit 1' })
  expect(printed).toEqual(['stdout: code', 'stderr: !'])
  expect(versions).toEqual(['v1'])
})

it('ends when the engine takes too long to begin, or the program to end', async () => {
  vi.useFakeTimers()
  const silent = runWith(never)
  vi.advanceTimersByTime(999)
  const host = await new Promise<RunHost>((resolve) => {
    const slow = runWith((_, one) => {
      resolve(one)
      one.begin()
      return never()
    })
    vi.advanceTimersByTime(500)
    void slow.ended.then((end) => expect(end.fault).toBe('time'))
  })
  expect(host.signal.aborted).toBe(true)
  expect(await silent.ended).toEqual({ ok: false, fault: 'time', detail: '1' })
})

it('cancels, and hears nothing afterwards', async () => {
  let host: RunHost | undefined
  const { ended, cancel, printed } = runWith((_, one) => {
    host = one
    return never()
  })
  cancel()
  expect(await ended).toEqual({ ok: false, fault: 'cancelled' })
  host!.print('stdout', 'late')
  expect(printed).toEqual([])
  expect(host!.signal.aborted).toBe(true)
})

it.each([
  ['lines', 'a\nb\nc\nd\n', 'stdout: a\nb\nc\n'],
  ['bytes', 'x'.repeat(30), `stdout: ${'x'.repeat(20)}`],
])('stops at too many %s', async (_, text, shown) => {
  const { ended, printed } = runWith((__, host) => {
    host.print('stdout', text)
    return never()
  })
  expect(await ended).toEqual({ ok: false, fault: 'size' })
  expect(printed).toEqual([shown])
})

it('reports what went wrong, also where the engine itself has a fault', async () => {
  const refused = runWith(() => Promise.reject(new RunError('refused', '503')))
  expect(await refused.ended).toEqual({ ok: false, fault: 'refused', detail: '503' })
  const broken = runWith(() => Promise.reject(new TypeError('x')))
  expect(await broken.ended).toEqual({ ok: false, fault: 'answer' })
})
