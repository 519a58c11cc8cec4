import { assert, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { hasParameters, matchPath, pathFor, ROUTES } from './routes.ts'

it('[S2.1.16] a pattern stands for an address by its named parameters', () => {
  expect(pathFor('/blog/:year/:slug/', { year: 2026, slug: '索引' })).toBe('/blog/2026/索引/')
  expect(matchPath('/blog/:year/:slug/', '/blog/2026/索引/')).toEqual({
    year: '2026',
    slug: '索引',
  })
  expect(matchPath('/blog/:year/', '/blog/2026/索引/')).toBeUndefined()
  expect(matchPath('/a.b/:c/', '/axb/c/')).toBeUndefined()
  expect(pathFor(ROUTES.page, { page: 2 })).toBe('page/2/')
  expect([hasParameters('/a:b/c/'), hasParameters('/:b/c/')]).toEqual([false, true])
})

it('[S5.2] a missing parameter is an error that names it', () => {
  expect(() => pathFor('/tags/:tag/', {})).toThrow(
    'Missing parameter "tag" of the route /tags/:tag/',
  )
  expect(() => pathFor('/tags/:tag/', { tag: '' })).toThrow('tag')
})

it('what an address was made from is found in it again', () => {
  const segment = string({ minLength: 1, unit: 'grapheme' }).filter((one) => !one.includes('/'))
  assert(
    property(segment, segment, (a, b) => {
      expect(matchPath('/x/:a/y/:b/', pathFor('/x/:a/y/:b/', { a, b }))).toEqual({ a, b })
    }),
  )
})
