import { expect, it } from 'vitest'
import type { Measure } from './measure.ts'
import { percentile, summaryOf } from './summary.ts'

const page = (length: number, figures = 1): Measure => ({
  length,
  figures,
  living: 0,
  references: 2,
  programs: 3,
})

it('takes percentiles by the nearest rank', () => {
  const ten = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
  expect([0.1, 0.5, 0.9].map((share) => percentile(ten, share))).toEqual([1, 5, 9])
  expect(percentile([7], 0.1)).toBe(7)
})

it('reports a page without a figure, and lengths that are all alike', () => {
  const none = new Map<string, Measure>()
  expect(
    summaryOf(
      none,
      new Map([
        ['a', page(100)],
        ['b', page(400)],
      ]),
    ).faults,
  ).toEqual([])
  expect(
    summaryOf(
      none,
      new Map([
        ['a', page(100, 0)],
        ['b', page(399)],
      ]),
    ).faults,
  ).toEqual(['a: no figure', 'lengths spread less than 1:4'])
})
