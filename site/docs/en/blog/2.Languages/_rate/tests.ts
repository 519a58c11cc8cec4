import { deepEqual } from 'node:assert/strict'
import { mock, test } from 'node:test'
import { debounce, throttle, type Edges } from './rate.ts'

/** One millisecond at a time: during tick(1000), Date.now() is already the end. */
function advance(to: number) {
  while (Date.now() < to) mock.timers.tick(1)
}

/** An event at each of these times, carrying its time. Gives [delivered at, event]. */
function play(make: typeof debounce, events: readonly number[], edges?: Edges) {
  mock.timers.reset()
  mock.timers.enable({ apis: ['setTimeout', 'Date'] })
  const calls: [number, number][] = []
  const run = make((at: number) => calls.push([Date.now(), at]), 100, edges)
  for (const at of events) {
    advance(at)
    run(at)
  }
  advance(1_000)
  return calls
}

const BURST = [0, 30, 60, 90, 120, 150, 180, 210]

test('debounce delivers the last event after the silence', () => {
  deepEqual(play(debounce, BURST), [[310, 210]])
})

test('throttle delivers the first event and does not lose the last', () => {
  deepEqual(play(throttle, BURST), [[0, 0], [100, 90], [200, 180], [300, 210]])
})

test('throttle without a trailing call loses the end', () => {
  deepEqual(play(throttle, BURST, { trailing: false }), [[0, 0], [120, 120]])
})

test('a single event is delivered once, with both edges on', () => {
  for (const make of [debounce, throttle])
    deepEqual(play(make, [0], { leading: true, trailing: true }), [[0, 0]])
})

test('two deliveries are never closer than the wait', () => {
  const times = play(throttle, [0, 99, 101, 150, 250, 251]).map(([at]) => at)
  for (const [i, at] of times.entries()) if (i > 0) deepEqual(at - times[i - 1] >= 100, true)
})
