import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('runs at once, then at most once per interval, and never loses the last call', () => {
  const work = vi.fn<() => void>()
  const { run } = throttle(work, 100)
  run()
  run()
  run()
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(100)
  expect(work).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(500)
  expect(work).toHaveBeenCalledTimes(2)
  run()
  expect(work).toHaveBeenCalledTimes(3)
})

it('does nothing more after stop', () => {
  const work = vi.fn<() => void>()
  const { run, stop } = throttle(work, 100)
  run()
  run()
  stop()
  vi.advanceTimersByTime(1_000)
  expect(work).toHaveBeenCalledTimes(1)
})
