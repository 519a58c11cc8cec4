import { expect, it } from 'vitest'
import { scrollPercent } from './scroll-percent.ts'

it('rounds, and stays between 0 and 100', () => {
  expect(scrollPercent(0, 2000, 1000)).toBe(0)
  expect(scrollPercent(455, 2000, 1000)).toBe(46)
  expect(scrollPercent(1000, 2000, 1000)).toBe(100)
  expect(scrollPercent(1200, 2000, 1000)).toBe(100)
  expect(scrollPercent(-40, 2000, 1000)).toBe(0)
  expect(scrollPercent(0, 600, 1000)).toBe(0)
})
