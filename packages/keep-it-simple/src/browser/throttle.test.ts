import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

it('runs at once, then once in a while, and for the last call', () => {
  const run = vi.fn<(at: number) => void>()
  const throttled = throttle(run, 100)
  const start = performance.now()
  throttled()
  expect(run).toHaveBeenCalledTimes(1)
  for (let i = 0; i < 9; i++) {
    vi.advanceTimersByTime(10)
    throttled()
  }
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10)
  expect(run).toHaveBeenCalledTimes(2)
  expect(run).toHaveBeenLastCalledWith(start + 90)
  vi.advanceTimersByTime(1_000)
  expect(run).toHaveBeenCalledTimes(2)
})
