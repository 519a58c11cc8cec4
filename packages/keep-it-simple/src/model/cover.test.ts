import { describe, expect, it } from 'vitest'
import { coverOf } from './cover.ts'

/** What `site.config.ts` sets. */
const COLLECTION = { layout: 'left', ratio: '4:3', width: 300 } as const

describe('the cover of a post', () => {
  it('[S9.3] is 4:3, 240 px wide and at the right, by default', () => {
    expect(coverOf({}, {}, 0)).toEqual({
      side: 'right',
      ratio: [4, 3],
      width: 240,
      compact: false,
    })
  })

  it('[S9.3] takes layout and width of its collection', () => {
    expect(coverOf(COLLECTION, {}, 0)).toMatchObject({ side: 'left', width: 300 })
  })

  it('takes its own style first, key by key', () => {
    const style = { coverStyle: { layout: 'top', ratio: 2 } as const }
    expect(coverOf(COLLECTION, style, 0)).toMatchObject({ side: 'top', ratio: [2, 1], width: 300 })
  })

  it.each([
    ['odd-left', ['left', 'right', 'left']],
    ['odd-right', ['right', 'left', 'right']],
    ['left', ['left', 'left', 'left']],
  ] as const)('%s: the first, second and third post of a page', (layout, sides) => {
    expect([0, 1, 2].map((index) => coverOf({ layout }, {}, index).side)).toEqual(sides)
  })

  it.each([
    ['16:9', [16, 9]],
    ['16/9', [16, 9]],
    ['2.35:1', [2.35, 1]],
    [1.5, [1.5, 1]],
    ['0:3', [4, 3]],
    ['4:0', [4, 3]],
  ])('a ratio of %s', (ratio, expected) => {
    expect(coverOf({ ratio }, {}, 0).ratio).toEqual(expected)
  })

  it.each([
    ['left', undefined, true],
    ['right', undefined, true],
    ['top', undefined, false],
    ['left', '<p>a</p>', false],
  ] as const)('%s with excerpt %s: compact is %s', (layout, excerpt, compact) => {
    const post = excerpt === undefined ? {} : { excerpt }
    expect(coverOf({ layout, compact: true }, post, 0).compact).toBe(compact)
  })
})
