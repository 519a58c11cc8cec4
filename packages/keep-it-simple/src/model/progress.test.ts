import { expect, it } from 'vitest'
import { PROGRESS_MINIMUM, trickle } from './progress.ts'

it('moves by at most two hundredths, never below the minimum and never to the end', () => {
  expect(trickle(0, 0)).toBe(PROGRESS_MINIMUM)
  expect(trickle(0.5, 1)).toBeCloseTo(0.52)
  expect(trickle(0.5, 0)).toBe(0.5)
  expect(trickle(0.99, 1)).toBe(0.994)
  expect(trickle(1, 1)).toBe(1)
})
