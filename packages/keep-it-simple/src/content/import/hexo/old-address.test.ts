import { expect, it } from 'vitest'
import { categorySlug, oldPostAddress } from './old-address.ts'

const FACTS = {
  data: { abbrlink: 4_294, title: 'A Title', year: 'never', lang: ' ' },
  slug: 'notes/hello',
  title: 'A Title',
  date: '2024/03/05 08:09:10',
  instant: 1_709_597_350,
  category: ['Code', 'Web UI'],
}

const config = (permalink: string, data: Record<string, unknown> = {}) => ({
  site: { file: '_config.yml', data, lines: {} },
  theme: { file: '', data: {}, lines: {} },
  sourceDir: 'source',
  permalink,
  newPostName: ':title.md',
  codeDir: 'downloads/code',
  base: '/',
})

it.each([
  [':year/:month/:day/:title/', '/2024/03/05/notes/hello/'],
  [':year/:i_month/:i_day/:name.html', '/2024/3/5/hello.html'],
  ['posts/:abbrlink/', '/posts/4294/'],
  [':category/:post_title/', '/Code/Web-UI/a-title/'],
  [':hour:minute:second/:timestamp', '/080910/1709597350/'],
  [':hash/', '/520b415425f6/'],
  [':lang/:title/', '/en/notes/hello/'],
  ['a/:none/b', '/a/b/'],
  ['a:none_b/:year_/x', '/a/2024_/x/'],
  ['//:year', '/2024/'],
  ['/:year/:year.html', '/2024/2024.html'],
])('%s', (pattern, address) => {
  expect(oldPostAddress(FACTS, config(pattern, { permalink_defaults: { lang: 'en' } }))).toBe(
    address,
  )
})

it('prefers what the post says', () => {
  const at = (permalink: unknown, data = {}) =>
    oldPostAddress({ ...FACTS, data: { permalink } }, config(':title/', data))
  expect(at('essays/own.html')).toBe('/essays/own.html')
  expect(at('//essays/own')).toBe('/essays/own/')
  expect(at('  ')).toBe('/notes/hello/')
  expect(at(7)).toBe('/7/')
})

it.each([
  ['a', true, '/a/'],
  ['a.html', true, '/a.html'],
  ['a.htmlx', true, '/a.htmlx/'],
  ['a.txt', true, '/a.txt/'],
  ['a.txt', false, '/a.txt'],
  ['a.txt', 'true', '/a.txt'],
  ['a/', true, '/a/'],
])('%s, with folders of posts: %s', (own, folders, address) => {
  const facts = { ...FACTS, data: { permalink: own } }
  expect(oldPostAddress(facts, config('', { post_asset_folder: folders }))).toBe(address)
})

it.each([
  [[], {}, 'uncategorized'],
  [[], { default_category: 'none' }, 'none'],
  [['A B', 'C'], {}, 'A-B/C'],
  [['A B', 'C'], { filename_case: 1 }, 'a-b/c'],
  [['A B', 'C'], { filename_case: 2 }, 'A-B/C'],
  [['A B', 'C'], { category_map: { C: 'see sea', 'A B': '' } }, 'A-B/see-sea'],
  [['A'], { category_map: { A: 'X Y' }, filename_case: 1 }, 'x-y'],
])('the category %j with %j', (path, data, expected) => {
  expect(categorySlug(path, config('', data))).toBe(expected)
})
