import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageAddress, parsePage } from './pagination.ts'

describe('a page number from outside', () => {
  it.each([
    ['1', 1],
    ['3', 3],
    ['0', 1],
    ['1.5', 1],
    [' 2', 1],
    ['abc', 1],
    ['', 1],
    ['99999999999999999999', 1],
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
    [1, '/blog/'],
    [0, '/blog/'],
    [2, '/blog/page/2/'],
    [12, '/blog/page/12/'],
  ])('page %i stands at %s', (page, address) => {
    expect(pageAddress('/blog/', page)).toBe(address)
  })
})
