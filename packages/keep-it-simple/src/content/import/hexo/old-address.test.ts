import { expect, it } from 'vitest'
import { oldPostAddress } from './old-address.ts'

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
  ['/:year/:year.html', '/2024/2024.html'],
])('%s', (pattern, address) => {
  expect(oldPostAddress(FACTS, config(pattern, { permalink_defaults: { lang: 'en' } }))).toBe(
    address,
  )
})
