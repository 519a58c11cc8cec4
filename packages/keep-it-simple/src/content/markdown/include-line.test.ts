import { expect, it } from 'vitest'
import { includeLine, partOf } from './include-line.ts'

const read = (text: string, fence?: string) => includeLine(text, { fence })

it.each([
  ['<!-- @include: ./a.md -->', { path: './a.md', indent: '' }],
  ['<!--@include:./a.md-->  ', { path: './a.md', indent: '' }],
  ['\t  <!-- @include: /b/a.md -->', { path: '/b/a.md', indent: '\t  ' }],
  ['<!-- @include: ./a.md#part -->', { path: './a.md', indent: '', region: 'part' }],
  ['<!-- @include: ./a.md#中文-1 -->', { path: './a.md', indent: '', region: '中文-1' }],
  ['<!-- @include: ./a.md{3} -->', { path: './a.md', indent: '', from: 3, to: 3 }],
  ['<!-- @include: ./a.md{3-5} -->', { path: './a.md', indent: '', from: 3, to: 5 }],
  ['<!-- @include: ./a.md{3-} -->', { path: './a.md', indent: '', from: 3 }],
  ['<!-- @include: ./a.md{-5} -->', { path: './a.md', indent: '', to: 5 }],
  ['<!-- @include: ./a.md{5} -->', { path: './a.md', indent: '', from: 5, to: 5 }],
  ['<!-- @include: ./a.md#x{1-2} -->', { path: './a.md', indent: '', region: 'x', from: 1, to: 2 }],
])('%j includes', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

it.each([
  '<!-- @include: ./a.md',
  '<!-- @include ./a.md -->',
  '<!-- @include: ./a b.md -->',
  '<!-- @include: ./a.md{} -->',
  '<!-- @include: ./a.md{-} -->',
  '<!-- @include: ./a.md{x} -->',
  '<!-- @include: ./a.md --> b',
  'b <!-- @include: ./a.md -->',
  '> <!-- @include: ./a.md -->',
])('%j is not understood', (text) => {
  expect(read(text)).toBe('wrong')
})

it.each([
  'text',
  '',
  '<!-- a -->',
  '<!-- more @include: ./a.md -->',
  '@include: ./a.md',
  '`<!-- @include: ./a.md -->`',
  'a `<!-- @include: ./a.md',
  `<!--${' '.repeat(60)}@include: ./a.md -->`,
])('%j includes nothing', (text) => {
  expect(read(text)).toBeUndefined()
})

it.each([
  [['```', '```'], undefined],
  [['```js', '```'], undefined],
  [['````', '```'], '````'],
  [['```', '````'], undefined],
  [['```', '~~~'], '```'],
  [['- ~~~', '  ~~~'], undefined],
  [['12) ```'], '```'],
  [['> * ```'], '```'],
  [['``'], undefined],
  [['a ```'], undefined],
  [[`${' '.repeat(197)}\`\`\``], '```'],
  [[`${' '.repeat(198)}\`\`\``], undefined],
])('after %j code is open or not', (lines, open) => {
  const state = { fence: undefined as string | undefined }
  for (const line of lines) expect(includeLine(line, state)).toBeUndefined()
  expect(state.fence).toBe(open)
})

it('in code nothing is included, and behind it something is', () => {
  const state = { fence: '```' as string | undefined }
  expect(includeLine('<!-- @include: ./a.md -->', state)).toBeUndefined()
  expect(includeLine('<!-- @include ./a.md -->', state)).toBeUndefined()
  expect(includeLine('```', state)).toBeUndefined()
  expect(includeLine('<!-- @include: ./a.md -->', state)).toEqual({ path: './a.md', indent: '' })
})

const LINES = [
  'a',
  '<!-- #region x -->',
  'b',
  '<!-- #region y -->',
  'c',
  '<!--#endregion y-->',
  'd',
  '<!-- #endregion -->',
  'e',
]
const part = (wanted: { region?: string; from?: number; to?: number }) =>
  partOf(LINES, 4, { path: './a.md', indent: '', ...wanted })?.map(
    ({ text, line }) => `${line} ${text}`,
  )

it.each([
  [{}, LINES.map((text, at) => `${at + 4} ${text}`)],
  [{ from: 12 }, ['12 e']],
  [{ from: 4, to: 4 }, ['4 a']],
  [{ to: 4 }, ['4 a']],
  [{ from: 10, to: 99 }, ['10 d', '11 <!-- #endregion -->', '12 e']],
  [{ from: 13 }, undefined],
  [{ to: 3 }, undefined],
  [{ from: 6, to: 5 }, undefined],
  [{ region: 'y' }, ['8 c']],
  [{ region: 'x' }, ['6 b', '7 <!-- #region y -->', '8 c', '9 <!--#endregion y-->', '10 d']],
  [{ region: 'z' }, undefined],
  [{ region: 'y', from: 8 }, undefined],
  [{ region: 'y', to: 8 }, undefined],
  [{ region: 'y', from: 7, to: 9 }, ['8 c']],
])('of a file the part %j is taken', (wanted, expected) => {
  expect(part(wanted)).toEqual(expected)
})

it('a region that is empty or named in the middle of a line is none', () => {
  const target = { path: './a.md', indent: '', region: 'x' }
  expect(partOf(['<!-- #region x -->', '<!-- #endregion -->'], 1, target)).toBeUndefined()
  expect(partOf(['a <!-- #region x -->', 'b', '<!-- #endregion -->'], 1, target)).toBeUndefined()
  expect(partOf(['<!-- #region x --> a', 'b', '<!-- #endregion -->'], 1, target)).toBeUndefined()
  expect(partOf(['<!-- #region x -->', 'b', '<!-- #endregion z -->'], 1, target)).toBeUndefined()
})
