import { expect, it } from 'vitest'
import type { FoundLink } from '../markdown/page-env.ts'
import type { PlacedPage } from '../placed-page.ts'
import { pageEnding, pageNamed, pageTitled } from './meant-page.ts'

const page = (file: string, path: string, title = '', prefix = '/'): PlacedPage =>
  ({ path, source: { file }, frontmatter: { title }, locale: { prefix } }) as unknown as PlacedPage

const MAPS = page('blog/go/maps.md', '/article/maps/', 'Maps')
const SETS = page('blog/sets.md', '/article/sets/', 'Sets')
const HOME = page('guide/README.md', '/guide/', 'Guide')
const ENGLISH = page('en/blog/maps-en.md', '/en/article/maps/', 'Maps', '/en/')
const ALL = [MAPS, SETS, HOME, ENGLISH]

it('a file that moved is the only one of its name, unless every folder has one', () => {
  expect(pageNamed('old/maps.md', ALL)).toBe(MAPS)
  expect(pageNamed('old/map.md', ALL)).toBeUndefined()
  expect(pageNamed('old/README.md', ALL)).toBeUndefined()
  expect(pageNamed('old/Index.md', [page('a/Index.md', '/a/')])).toBeUndefined()
  expect(pageNamed('old/my-index.md', [page('a/my-index.md', '/a/')])?.path).toBe('/a/')
  expect(pageNamed('old/maps.md', [...ALL, page('x/maps.md', '/x/')])).toBeUndefined()
})

it.each([
  ['/gone/maps/', SETS, MAPS],
  ['/gone/maps.html', SETS, MAPS],
  ['/gone/maps', SETS, MAPS],
  ['/en/gone/maps/', ENGLISH, ENGLISH],
  ['/gone/guide/', SETS, HOME],
  ['/gone/amaps/', SETS, undefined],
  ['/', SETS, undefined],
])(
  'the address %s means the page of the same language that ends like it',
  (address, from, meant) => {
    expect(pageEnding(address, from, ALL)).toBe(meant)
  },
)

it('two pages that end alike are none', () => {
  expect(pageEnding('/gone/maps/', SETS, [...ALL, page('x.md', '/other/maps/')])).toBeUndefined()
})

it('words of a link that are the title of one page of its language mean that page', () => {
  const link = (text?: string) => ({ href: '/gone/', line: 1, text }) as FoundLink
  expect(pageTitled(link('Maps'), SETS, ALL)).toBe(MAPS)
  expect(pageTitled(link('Maps'), ENGLISH, ALL)).toBe(ENGLISH)
  expect(pageTitled(link('maps'), SETS, ALL)).toBeUndefined()
  expect(pageTitled(link(), SETS, [...ALL, page('y.md', '/y/', undefined)])).toBeUndefined()
})
