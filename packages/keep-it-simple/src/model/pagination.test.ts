import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageAddress, pageCount, parsePage, slicePage } from './pagination.ts'

describe('a page number from outside', () => {
  it.each([
    ['1', 1],
    ['3', 3],
    ['03', 3],
    ['4', 1],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['1e0', 1],
    ['+2', 1],
    [' 2', 1],
    ['２', 1],
    ['abc', 1],
    ['', 1],
    ['99999999999999999999', 1],
    [null, 1],
    [undefined, 1],
  ])('[S2.3.1] %j of 3 pages is page %i', (value, expected) => {
    expect(parsePage(value, 3)).toBe(expected)
  })

  it('[S2.3.1] is always a page that exists', () => {
    const value = fc.oneof(fc.string(), fc.integer().map(String), fc.float().map(String))
    fc.assert(
      fc.property(value, fc.integer({ min: 1, max: 50 }), (text, pages) => {
        const page = parsePage(text, pages)
        expect(Number.isInteger(page) && page >= 1 && page <= pages).toBe(true)
      }),
    )
  })
})

describe('pages of a list', () => {
  it.each([
    [0, 10, 1],
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [500, false, 1],
  ] as const)('%i items, %s a page: %i', (items, perPage, expected) => {
    expect(pageCount(items, perPage)).toBe(expected)
  })

  it('hold every item once, in order', () => {
    const perPage = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constant(false as const))
    fc.assert(
      fc.property(fc.array(fc.integer()), perPage, (items, size) => {
        const pages = Array.from({ length: pageCount(items.length, size) }, (_, index) =>
          slicePage(items, index + 1, size),
        )
        expect(pages.flat()).toEqual(items)
      }),
    )
  })

  it.each([
    [1, '/blog/'],
    [0, '/blog/'],
    [2, '/blog/page/2/'],
    [12, '/blog/page/12/'],
  ])('page %i stands at %s', (page, address) => {
    expect(pageAddress('/blog/', page)).toBe(address)
  })
})
