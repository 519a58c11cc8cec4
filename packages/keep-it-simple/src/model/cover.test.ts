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
})
