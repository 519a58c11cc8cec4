import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startRun, type RunHost } from './run-code.ts'

const LIMITS = { startMilliseconds: 1000, milliseconds: 500, lines: 2, bytes: 20 }
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A program whose end is up to the test. */
function running() {
  const printed: string[] = []
  const { promise, resolve } = Promise.withResolvers<{ ok: boolean }>()
  let host!: RunHost
  const run = (_: object, given: RunHost) => {
    host = given
    return promise
  }
  const events = { print: (_: string, text: string) => printed.push(text), version: () => {} }
  const started = startRun({ run, close: () => {} }, { code: '' }, LIMITS, events)
  return { ...started, host, printed, end: () => resolve({ ok: true }) }
}

it('no clock runs on when a program has ended', async () => {
  const { ended, end } = running()
  end()
  expect(await ended).toStrictEqual({ ok: true })
  expect(vi.getTimerCount()).toBe(0)
})

it('once a program has begun, only its own time counts', async () => {
  const { host, ended } = running()
  vi.advanceTimersByTime(900)
  host.begin()
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(499)
  expect(host.signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(await ended).toStrictEqual({ ok: false, fault: 'time', detail: '0.5' })
})

it('what begins when nobody waits any more has no time', async () => {
  const { host, ended, cancel } = running()
  cancel()
  host.begin()
  expect(vi.getTimerCount()).toBe(0)
  cancel()
  expect(await ended).toStrictEqual({ ok: false, fault: 'cancelled' })
})

it('nothing is printed where there is nothing, or no room for it', async () => {
  const { host, printed, ended } = running()
  host.print('stdout', '')
  host.print('stdout', 'a\nb\n')
  expect(host.signal.aborted).toBe(false)
  host.print('stdout', 'c')
  expect(printed).toEqual(['a\nb\n'])
  expect(await ended).toStrictEqual({ ok: false, fault: 'size' })
})
