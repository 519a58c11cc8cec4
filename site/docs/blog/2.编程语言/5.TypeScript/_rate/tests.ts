import { deepEqual } from 'node:assert/strict'
import { mock, test } from 'node:test'
import { debounce, throttle, type Edges } from './rate.ts'

/** 一毫秒一毫秒地走：一次 tick(1000) 会让回调里的 Date.now() 直接是终点。 */
function advance(to: number) {
  while (Date.now() < to) mock.timers.tick(1)
}

/** 在这些时刻各来一个事件，内容就是时刻；返回 [送达时刻, 内容]。 */
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

test('防抖等到安静，送达最后一个', () => {
  deepEqual(play(debounce, BURST), [[310, 210]])
})

test('节流先送第一个，最后一个也不丢', () => {
  deepEqual(play(throttle, BURST), [[0, 0], [100, 90], [200, 180], [300, 210]])
})

test('没有尾沿的节流丢掉最后的位置', () => {
  deepEqual(play(throttle, BURST, { trailing: false }), [[0, 0], [120, 120]])
})

test('只有一个事件时，两沿都开也只送一次', () => {
  for (const make of [debounce, throttle])
    deepEqual(play(make, [0], { leading: true, trailing: true }), [[0, 0]])
})

test('隔得够远的事件，节流一个也不扣', () => {
  deepEqual(play(throttle, [0, 150, 300]), [[0, 0], [150, 150], [300, 300]])
})
