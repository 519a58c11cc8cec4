import { expect, it } from 'vitest'
import type { PlacedPage } from '../placed-page.ts'
import type { Addresses } from './link-advice.ts'
import { LinkGuide } from './link-guide.ts'

const page = (file: string, path: string, title = ''): PlacedPage =>
  ({ path, source: { file }, frontmatter: { title } }) as unknown as PlacedPage

const guideOf = (pages: readonly PlacedPage[], others: readonly string[] = []): LinkGuide =>
  LinkGuide.of({
    pages: new Map(pages.map((one) => [one.path, one])),
    byFile: new Map(pages.map((one) => [one.source.file, one])),
    others: new Set(others),
  } as unknown as Addresses)

const MAPS = page('blog/2.Go/3.nil-map.md', '/article/empty-maps/', 'A Map of  nothing')
const SETUP = page('guide/12. Set_Up/README.md', '/guide/first/', 'Begin')
const guide = guideOf([MAPS, SETUP], ['/blog/tags/'])

it.each([
  ['its file', 'nil-map', MAPS],
  ['its file with an ending', '/elsewhere/nil-map.md', MAPS],
  ['its file as a page of another site', '/a/nil-map.HTML', MAPS],
  ['a number of several figures in front', '/a/07.nil-map', MAPS],
  ['the last part of its address', '/old/empty-maps/', MAPS],
  ['a mistake in that part', '/old/empty-mapz/', MAPS],
  ['its title, in any case and with any spaces', '/x/a map_of-nothing', MAPS],
  ['the folder of a README', '/y/set-up/', SETUP],
  ['a README in a folder', '/y/Set Up/readme.md', SETUP],
  ['an index in a folder', '/y/set_up/index.html', SETUP],
])('a page is called by %s', (_, written, expected) => {
  expect(guide.called(written)).toBe(expected)
})

it.each([
  ['nothing', '/'],
  ['a README of no folder', '/README.md'],
  ['a name with an ending in its middle', '/nil.md-map'],
  ['a name with a number in its middle', '/nil-2024.map'],
  ['a name that only begins like an index', '/set-up/indexes'],
  ['another name', '/quite-different/'],
])('no page is called by %s', (_, written) => {
  expect(guide.called(written)).toBeUndefined()
})

it('a name that two pages have leads to none of them, and their own names still do', () => {
  const [one, two] = [page('a/same.md', '/one/'), page('b/same.md', '/two/')]
  const both = guideOf([one, two])
  expect(both.called('/c/same')).toBeUndefined()
  expect(both.called('/c/one')).toBe(one)
  expect(both.called('/c/two')).toBe(two)
})

it('a page without a title is not called by nothing', () => {
  const untitled = guideOf([page('a/one.md', '/one/'), page('b/two.md', '/two/')])
  expect(untitled.called('README')).toBeUndefined()
})

it('addresses are near by their spelling, those of lists too', () => {
  expect(guide.address('/article/emty-maps/')).toBe('/article/empty-maps/')
  expect(guide.address('/blog/tag/')).toBe('/blog/tags/')
  expect(guide.address('/quite/different/')).toBeUndefined()
})

it('in three letters one mistake is allowed, in four two', () => {
  const short = guideOf([page('a.md', '/abc/'), page('b.md', '/wxyz/')])
  expect(short.address('/abd/')).toBe('/abc/')
  expect(short.address('/ade/')).toBeUndefined()
  expect(short.address('/wxab/')).toBe('/wxyz/')
})

it('files are near by their spelling', () => {
  expect(guide.file('blog/2.Go/3.nil-mpa.md')).toBe(MAPS)
  expect(guide.file('blog/else.md')).toBeUndefined()
})

it('what was found out about addresses is kept with them', () => {
  const addresses = { pages: new Map(), byFile: new Map(), others: new Set() }
  const known = addresses as unknown as Addresses
  expect(LinkGuide.of(known)).toBe(LinkGuide.of(known))
  expect(LinkGuide.of({ ...known })).not.toBe(LinkGuide.of(known))
})
