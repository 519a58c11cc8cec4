import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countLabel, mostUsed, tagAddress, tagColour, tagSegment, TAGS_SHOWN } from './tag.ts'

it('[S9.4] a post shows four tags', () => {
  expect(TAGS_SHOWN).toBe(4)
})

it.each([
  [0, '0'],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [12_345, '99+'],
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

  it.each([
    ['', 'tag-c0'],
    ['Redis', tagColour('redis')],
  ])('of %j is %s', (tag, expected) => {
    expect(tagColour(tag)).toBe(expected)
  })

  it('uses all ten classes', () => {
    const colours = Array.from({ length: 100 }, (_, index) => tagColour(`tag ${index}`))
    expect(new Set(colours).size).toBe(10)
  })
})

describe('a tag in an address', () => {
  it.each([
    ['Redis', 'Redis'],
    ['数据库', '数据库'],
    ['C++', 'C++'],
    ['C', 'C'],
    ['C#', 'C-sharp'],
    ['TCP/IP', 'TCP-IP'],
    [' machine  learning ', 'machine-learning'],
    ['50%?', '50'],
    ['.NET', 'NET'],
    ['Node.js', 'Node.js'],
    ['📚 书', '书'],
    ['..', 'tag'],
    ['/', 'tag'],
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

it('a tag has an address below that of all tags', () => {
  expect(tagAddress('/blog/tags/', 'C#')).toBe('/blog/tags/C-sharp/')
})

it('the most used tags come first, equal ones in the order given', () => {
  const tag = (name: string, count: number) => ({ name, count, path: `/${name}/` })
  const tags = [tag('a', 1), tag('b', 3), tag('c', 1), tag('d', 3)]
  expect(mostUsed(tags).map(({ name }) => name)).toEqual(['b', 'd', 'a', 'c'])
  expect(tags[0]?.name).toBe('a')
})
