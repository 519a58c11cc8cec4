import { expect, it } from 'vitest'
import { readPostName } from './post-name.ts'

it.each<[string, string, Record<string, string>]>([
  [
    ':year-:month-:day-:title.md',
    '2024-01-02-hello.md',
    { year: '2024', month: '01', day: '02', title: 'hello' },
  ],
  [':year-:title.md', 'A b.md', { title: 'A-b' }],
  [':year-:month-:title.md', '2024-1-a.md', { title: '2024-1-a' }],
  [':i_month.:i_day :title.md', '1.12 a b.md', { i_month: '1', i_day: '12', title: 'a b' }],
  [':i_month.:i_day :title.md', '1x12 a b.md', { title: '1x12-a-b' }],
  [':hash/:title.md', '0123456789ab/x.md', { hash: '0123456789ab', title: 'x' }],
  [':hash/:title.md', '0123456789ag/x.md', { title: '0123456789ag-x' }],
  [':title.md', 'a.b/c.d.markdown', { title: 'a.b/c.d' }],
  [':title.md', 'no-ending', { title: 'no-ending' }],
  [':lang/:title', 'en/x.md', { lang: 'en', title: 'x' }],
  [':lang_:title.md', 'en_x.md', { lang: 'en', title: 'x' }],
  ['[:title](+).md', '[x](+).md', { title: 'x' }],
  ['x:title.md', 'ax1.md', { title: 'ax1' }],
  [':year.md', '2024.md', { year: '2024', title: '2024' }],
  [':year.md', '20245.md', { title: '20245' }],
])('by %s, %s says', (pattern, path, expected) => {
  expect(readPostName(pattern, path)).toEqual(expected)
})
