import { describe, expect, it } from 'vitest'
import { featuresGrid, showsDownArrow, type HomeSection } from './home.ts'

it('[S5.9] 2 give two columns, 3 three, a multiple of 3 six, more than 3 four', () => {
  expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 12].map(featuresGrid)).toEqual([
    'two',
    'three',
    'four',
    'four',
    'six',
    'four',
    'four',
    'six',
    'four',
    'six',
  ])
  expect(featuresGrid(1)).toBe('one')
})

describe('the downward arrow', () => {
  const hero: HomeSection = { type: 'hero', full: true }
  const posts: HomeSection = { type: 'posts' }

  it('stands on a full first hero with a section below, when asked for', () => {
    expect(showsDownArrow([hero, posts], true)).toBe(true)
    expect(showsDownArrow([{ type: 'banner', full: true }, posts], true)).toBe(true)
  })

  it.each([
    ['it was not asked for', [hero, posts], undefined],
    ['nothing lies below', [hero], true],
    ['the first section is not full', [{ type: 'hero' }, hero], true],
    ['the first section is not a hero', [{ type: 'posts', full: true }, hero], true],
  ] satisfies [string, HomeSection[], boolean | undefined][])(
    'is absent when %s',
    (_, sections, sign) => expect(showsDownArrow(sections, sign)).toBe(false),
  )
})
