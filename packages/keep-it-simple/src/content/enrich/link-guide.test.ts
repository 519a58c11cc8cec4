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
  ['the last part of its address', '/old/empty-maps/', MAPS],
  ['its title, in any case and with any spaces', '/x/a map_of-nothing', MAPS],
  ['the folder of a README', '/y/set-up/', SETUP],
])('a page is called by %s', (_, written, expected) => {
  expect(guide.called(written)).toBe(expected)
})

it.each([
  ['nothing', '/'],
  ['a README of no folder', '/README.md'],
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
