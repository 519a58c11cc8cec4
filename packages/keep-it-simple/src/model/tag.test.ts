import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countLabel, mostUsed, tagColour, tagSegment } from './tag.ts'

it.each([
  [99, '99'],
  [100, '99+'],
])('[S9.4] a count of %i is shown as %s', (count, expected) => {
  expect(countLabel(count)).toBe(expected)
})

describe('the colour of a tag', () => {
  it('[S3.12] is one of the ten classes, and always the same one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (tag) => {
        expect(tagColour(tag)).toMatch(/^tag-c\d$/)
        expect(tagColour(tag)).toBe(tagColour(tag))
      }),
    )
  })

  it('uses all ten classes', () => {
    const colours = Array.from({ length: 100 }, (_, index) => tagColour(`tag ${index}`))
    expect(new Set(colours).size).toBe(10)
  })
})

describe('a tag in an address', () => {
  it.each([
    ['数据库', '数据库'],
    ['C++', 'C++'],
    ['C#', 'C-sharp'],
    [' machine  learning ', 'machine-learning'],
    ['50%?', '50'],
    ['.NET', 'NET'],
    ['📚 书', '书'],
    ['..', 'tag'],
    ['', 'tag'],
    ['e\u0301', 'é'],
  ])('%j is %s', (tag, expected) => {
    expect(tagSegment(tag)).toBe(expected)
  })

  it('is one segment that no path, host or file system reads', () => {
    const unit = fc.oneof(
      fc.constantFrom(...'./\\?#%:*"<>| \t\n\0'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    )
    fc.assert(
      fc.property(fc.string({ unit }), (tag) => {
        const segment = tagSegment(tag)
        expect(segment).toMatch(/^[^\s/\\?#%:*"<>|]+$/u)
        expect(segment).not.toMatch(/^\.|\.$/)
        expect(tagSegment(segment)).toBe(segment)
      }),
    )
  })
})

it('the most used tags come first, equal ones in the order given', () => {
  const tag = (name: string, count: number) => ({ name, count, path: `/${name}/` })
  const tags = [tag('a', 1), tag('b', 3), tag('c', 1), tag('d', 3)]
  expect(mostUsed(tags).map(({ name }) => name)).toEqual(['b', 'd', 'a', 'c'])
  expect(tags[0]?.name).toBe('a')
})
