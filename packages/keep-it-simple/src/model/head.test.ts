import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dedupeHead, headIdentity, type HeadTag } from './head.ts'

describe('two tags of a head', () => {
  it.each<[string, HeadTag, HeadTag]>([
    ['titles', ['title', {}, 'a'], ['title', {}, 'b']],
    [
      'names',
      ['meta', { name: 'description', content: 'a' }],
      ['meta', { content: 'b', name: 'description' }],
    ],
    [
      'properties',
      ['meta', { property: 'og:title', content: 'a' }],
      ['meta', { property: 'og:title', content: 'b' }],
    ],
    [
      'canonical links',
      ['link', { rel: 'canonical', href: '/a/' }],
      ['link', { rel: 'canonical', href: '/b/' }],
    ],
    [
      'attributes in another order',
      ['script', { src: '/a.js', async: true }],
      ['script', { async: true, src: '/a.js' }],
    ],
  ])('[S3.3] with equal %s are one', (_, one, other) => {
    expect(headIdentity(one)).toBe(headIdentity(other))
    expect(dedupeHead([one, other])).toEqual([other])
  })

  it.each<[string, HeadTag, HeadTag]>([
    ['kinds', ['meta', { name: 'a' }], ['link', { name: 'a' }]],
    ['names', ['meta', { name: 'a' }], ['meta', { name: 'b' }]],
    ['kinds of name', ['meta', { name: 'a' }], ['meta', { property: 'a' }]],
    ['attributes', ['link', { rel: 'icon', href: '/a' }], ['link', { rel: 'icon', href: '/b' }]],
    ['texts', ['style', {}, 'a{}'], ['style', {}, 'b{}']],
  ])('[S3.3] with different %s are two', (_, one, other) => {
    expect(dedupeHead([one, other])).toEqual([one, other])
  })
})

it('[S3.3] the later tag wins, in the place of the first', () => {
  const first: HeadTag = ['meta', { name: 'description', content: 'site' }]
  const second: HeadTag = ['link', { rel: 'icon', href: '/favicon.svg' }]
  const third: HeadTag = ['meta', { name: 'description', content: 'page' }]
  expect(dedupeHead([first, second, third])).toEqual([third, second])
})

it('[S3.3] what is left has no two alike, and deduplicating again changes nothing', () => {
  const tag: fc.Arbitrary<HeadTag> = fc.tuple(
    fc.constantFrom('meta', 'link', 'script', 'title'),
    fc.dictionary(fc.constantFrom('name', 'property', 'rel', 'href'), fc.constantFrom('a', 'b')),
  )
  fc.assert(
    fc.property(fc.array(tag), (tags) => {
      const left = dedupeHead(tags)
      expect(new Set(left.map(headIdentity)).size).toBe(left.length)
      expect(dedupeHead(left)).toEqual(left)
      expect(new Set(tags.map(headIdentity))).toEqual(new Set(left.map(headIdentity)))
    }),
  )
})
