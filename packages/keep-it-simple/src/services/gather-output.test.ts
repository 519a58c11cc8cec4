import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GatheredOutput } from './gather-output.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

const output = () => {
  const sent: string[] = []
  return { sent, out: new GatheredOutput((text) => sent.push(text)) }
}
const print = (out: GatheredOutput, times: number) => {
  for (let count = 0; count < times; count += 1) out.write('.')
}

it('sends a line of one that prints little at once', () => {
  const { out, sent } = output()
  print(out, 50)
  expect(sent).toHaveLength(50)
  out.flush()
  expect(sent).toHaveLength(50)
})

it('gathers what one prints that prints a lot, and loses none of it', () => {
  const { out, sent } = output()
  print(out, 300)
  expect(sent).toHaveLength(50)
  out.flush()
  expect([sent.length, sent.join('')]).toEqual([51, '.'.repeat(300)])
})

it('does not hold back more than two thousand characters', () => {
  const { out, sent } = output()
  print(out, 50 + 2047)
  expect(sent).toHaveLength(50)
  print(out, 1)
  expect([sent.length, sent.at(-1)!.length]).toEqual([51, 2048])
})

it('begins to count again a moment later', () => {
  const { out, sent } = output()
  vi.advanceTimersByTime(100)
  print(out, 60)
  vi.advanceTimersByTime(40)
  print(out, 1)
  expect(sent).toHaveLength(50)
  vi.advanceTimersByTime(1)
  print(out, 1)
  expect([sent.length, sent.at(-1)]).toEqual([51, '.'.repeat(12)])
  print(out, 60)
  expect(sent).toHaveLength(100)
})
