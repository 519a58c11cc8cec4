import { expect, it } from 'vitest'
import { includeLine } from './include-line.ts'

const read = (text: string, fence?: string) => includeLine(text, { fence })

it.each([
  ['<!-- @include: ./a.md -->', { path: './a.md', indent: '' }],
  ['<!--@include:./a.md-->  ', { path: './a.md', indent: '' }],
  ['<!-- @include: ./a.md#part -->', { path: './a.md', indent: '', region: 'part' }],
  ['<!-- @include: ./a.md#中文-1 -->', { path: './a.md', indent: '', region: '中文-1' }],
  ['<!-- @include: ./a.md{3-5} -->', { path: './a.md', indent: '', from: 3, to: 5 }],
  ['<!-- @include: ./a.md{3-} -->', { path: './a.md', indent: '', from: 3 }],
])('%j includes', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

it.each([
  '<!-- @include: ./a.md',
  '<!-- @include ./a.md -->',
  '<!-- @include: ./a.md --> b',
  'b <!-- @include: ./a.md -->',
  '> <!-- @include: ./a.md -->',
])('%j is not understood', (text) => {
  expect(read(text)).toBe('wrong')
})

it.each(['`<!-- @include: ./a.md -->`', `<!--${' '.repeat(60)}@include: ./a.md -->`])(
  '%j includes nothing',
  (text) => {
    expect(read(text)).toBeUndefined()
  },
)
