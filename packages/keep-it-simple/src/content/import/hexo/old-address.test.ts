import { expect, it } from 'vitest'
import { oldPostAddress } from './old-address.ts'
import { readPostName } from './post-name.ts'

const FACTS = {
  data: { abbrlink: 4_294, title: 'A Title' },
  slug: 'notes/hello',
  title: 'A Title',
  date: '2024/03/05 08:09:10',
  instant: 1_709_597_350,
  category: ['Code', 'Web UI'],
}

const config = (permalink: string, more: Record<string, unknown> = {}) => ({
  site: { file: '_config.yml', data: more, lines: {} },
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
  [':lang/:title/', '/en/notes/hello/'],
])('%s', (pattern, address) => {
  expect(oldPostAddress(FACTS, config(pattern, { permalink_defaults: { lang: 'en' } }))).toBe(
    address,
  )
})

it('prefers what the post says', () => {
  const own = { ...FACTS, data: { permalink: 'essays/own.html' } }
  expect(oldPostAddress(own, config(':title/'))).toBe('/essays/own.html')
})

it('reads the names of files by their pattern', () => {
  expect(readPostName(':year-:month-:day-:title.md', '2024-01-02-hello.md')).toEqual({
    year: '2024',
    month: '01',
    day: '02',
    title: 'hello',
  })
  expect(readPostName(':year-:title.md', 'A b.md')).toEqual({ title: 'A-b' })
})
