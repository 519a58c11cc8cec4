import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EDGE_WINDOW, NARROW_EDGE_WINDOW, pageNumbers, pagerItems } from './page-numbers.ts'

const written = (page: number, pages: number, edge?: number) =>
  pageNumbers(page, pages, edge)
    .map((number) => number ?? '…')
    .join(' ')

describe('the numbers of a pager', () => {
  it.each([
    [1, '1 2 3 4 5 … 19 20'],
    [4, '1 2 3 4 5 6 … 19 20'],
    [5, '1 2 3 4 5 6 7 … 19 20'],
    [6, '1 2 3 4 5 6 7 8 … 19 20'],
    [7, '1 2 … 5 6 7 8 9 … 19 20'],
    [10, '1 2 … 8 9 10 11 12 … 19 20'],
    [14, '1 2 … 12 13 14 15 16 … 19 20'],
    [15, '1 2 … 13 14 15 16 17 18 19 20'],
    [16, '1 2 … 14 15 16 17 18 19 20'],
    [20, '1 2 … 16 17 18 19 20'],
  ])('[S9.2] page %i of 20', (page, expected) => {
    expect(written(page, 20, EDGE_WINDOW)).toBe(expected)
  })
})

const pager = fc
  .integer({ min: 1, max: 400 })
  .chain((pages) =>
    fc.tuple(
      fc.integer({ min: 1, max: pages }),
      fc.constant(pages),
      fc.constantFrom(EDGE_WINDOW, NARROW_EDGE_WINDOW),
    ),
  )

describe('in every pager', () => {
  it('[S9.2] up to ten pages are all shown', () => {
    fc.assert(
      fc.property(pager, ([page, pages, edge]) => {
        fc.pre(pages <= 10)
        const all = Array.from({ length: pages }, (_, index) => index + 1)
        expect(pageNumbers(page, pages, edge)).toEqual(all)
      }),
    )
  })

  it('the current page, the first and the last are shown', () => {
    fc.assert(
      fc.property(pager, ([page, pages, edge]) => {
        const numbers = pageNumbers(page, pages, edge)
        expect(numbers).toContain(page)
        expect([numbers[0], numbers.at(-1)]).toEqual([1, pages])
      }),
    )
  })

  it('the numbers ascend, and each ellipsis stands for two pages or more', () => {
    fc.assert(
      fc.property(pager, ([page, pages, edge]) => {
        const numbers = pageNumbers(page, pages, edge)
        const steps = numbers.flatMap((number, index) => {
          if (index === 0 || number === undefined) return []
          const before = numbers[index - 1]
          return before === undefined
            ? [number - numbers[index - 2]! >= 3]
            : [number - before === 1]
        })
        expect(steps).not.toContain(false)
      }),
    )
  })
})

describe('a pager for both widths', () => {
  it('[S9.2] holds the numbers and ellipses of each, in order, and nothing else', () => {
    fc.assert(
      fc.property(pager, ([page, pages]) => {
        const items = pagerItems(page, pages)
        const shown = (hidden: 'wide' | 'narrow') =>
          items.filter(({ only }) => only !== hidden).map(({ number }) => number)
        expect(shown('narrow')).toEqual(pageNumbers(page, pages, EDGE_WINDOW))
        expect(shown('wide')).toEqual(pageNumbers(page, pages, NARROW_EDGE_WINDOW))
      }),
    )
  })
})
