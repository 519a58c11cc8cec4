import { expect, it } from 'vitest'
import { abbreviateCount } from './abbreviate-count.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1k'],
  [1049, '1k'],
  [1500, '1.5k'],
  [1951, '2k'],
  [23_456, '23.5k'],
  [1_000_000, '1000k'],
])('%d is %s', (count, shown) => {
  expect(abbreviateCount(count)).toBe(shown)
})
