import { rmSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { writeFolder } from '../../../../tests/support/old-site.ts'
import { linesOf } from '../body/lines.ts'
import type { Notes } from '../note.ts'
import { convertIncludes, includedSource, includesOf } from './includes.ts'

const SECTIONS = [
  '# Top',
  'a #not-it x',
  '## Part one!',
  'b',
  '### Deeper',
  'x ## no',
  '## Ünder 2  ',
  'c',
  '#no',
  '##  Own words {#Kept}',
  'd',
  '# Last',
  'e',
]
const FILES = {
  'docs/guide/part.md': '---\ntitle: P\n---\nOne\nTwo\n\nThree\n',
  'docs/sections.md': SECTIONS.join('\n'),
  'docs/regions.md': 'a\n<!-- #region here -->\nb\n<!-- #endregion here -->\n## there\nc\n',
  'docs/mac.md': 'one\rtwo\r\nthree',
  'docs/loop.md': 'x\n<!-- @include: ./loop.md{1-2} -->\n',
  'docs/up.md': 'u\n<!-- @include: ./guide/part.md{4} -->\n',
  'a b.md': 'Outside\n',
}
const PLACED: Readonly<Record<string, string>> = {
  'docs/guide/part.md': 'new/guide/_part.md',
  'docs/regions.md': 'new/_re gions.md',
  'docs/sections.md': 'new/_sections.md',
}

function convert(markdown: string) {
  const folder = writeFolder(FILES)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const notes: Notes = { changes: [], todo: [] }
  const page = { from: 'docs/guide/page.md', to: 'new/guide/page.md' }
  const space = { folder, srcDir: 'docs', placeOf: (source: string) => PLACED[source] }
  const lines = convertIncludes(linesOf(markdown, 8), page, space, notes)
  return { text: lines.map(({ text }) => text), lines: lines.map(({ line }) => line), notes }
}

it.each([
  ['./part.md', './_part.md'],
  ['part.md', './_part.md'],
  ['@/regions.md#here', '../_re%20gions.md#here'],
  ['@regions.md', '../_re%20gions.md'],
  ['../sections.md', '../_sections.md'],
])('%s stays an include', (written, where) => {
  const { text, lines, notes } = convert(`a\n  <!--@include:${written}-->`)
  expect(text).toEqual(['a', `  <!-- @include: ${where} -->`])
  expect(lines).toEqual([8, 9])
  expect(notes).toEqual({ changes: [], todo: [] })
})

it.each<[string, string[]]>([
  ['./part.md{4}', ['One']],
  ['./part.md{4,5}', ['One', 'Two']],
  ['./part.md{5-}', ['Two', '', 'Three', '']],
  ['./part.md{,4}', ['One']],
  ['./part.md{-5}', ['One', 'Two']],
  ['./part.md{,}', ['One', 'Two', '', 'Three', '']],
  ['./part.md#x{4}', ['One']],
  ['@/mac.md', ['one', 'two', 'three']],
  ['@/mac.md{2}', ['two']],
  ['../../a b.md', ['Outside', '']],
  ['@/sections.md#part-one-', ['## Part one!', 'b', '### Deeper', 'x ## no']],
  ['@/sections.md#ünder-2', ['## Ünder 2  ', 'c', '#no']],
  ['@/sections.md#kept', SECTIONS],
  ['@/sections.md#deeper', ['### Deeper', 'x ## no']],
  ['@/sections.md#Last', ['# Last', 'e']],
  ['@/sections.md#not-it-x', SECTIONS],
  ['@/sections.md#no', SECTIONS],
  ['@/regions.md#there', ['## there', 'c', '']],
  ['@/regions.md#her', FILES['docs/regions.md'].split('\n')],
  ['@/up.md', ['u', 'One', '']],
])('%s is put into the text', (written, inside) => {
  const { text, lines, notes } = convert(`a\n  <!-- @include: ${written} -->\nb`)
  const deep = inside.map((line) => (line === '' ? '' : `  ${line}`))
  expect(text).toEqual(['a', ...deep, 'b'])
  expect(lines).toEqual([8, ...inside.map(() => 9), 10])
  const message = `\`${written}\` was put into the text.`
  expect(notes.changes[0]).toEqual({ line: 9, message })
  expect(notes.todo).toEqual([])
})

it('what includes itself ends', () => {
  const { text, notes } = convert('<!-- @include: @/loop.md{1-2} -->')
  expect(text.slice(0, 2)).toEqual(['x', 'x'])
  expect(text).toHaveLength(7)
  expect(notes.changes).toHaveLength(6)
  const message = '`./loop.md{1-2}` is not there and stays as it is.'
  expect(notes.todo).toEqual([{ line: 8, message }])
})

it.each(['./none.md', 'words', './part.md{x}'])('%s is not there and stays', (written) => {
  const text = `<!-- @include: ${written} -->`
  const message = `\`${written}\` is not there and stays as it is.`
  expect(convert(text)).toEqual({
    text: [text],
    lines: [8],
    notes: { changes: [], todo: [{ line: 8, message }] },
  })
})

it('includes are found where they stand alone and are no code', () => {
  const text =
    'a\n  <!-- @include: x.md -->\n<!--@include:y.md#z{1}-->  \nb <!-- @include: no.md -->'
  expect(includesOf(`${text}\n\`\`\`\n<!-- @include: no.md -->\n\`\`\``)).toEqual([
    'x.md',
    'y.md#z{1}',
  ])
})

it.each([
  ['./b.md', 'docs/a/b.md'],
  ['../b.md#x{2}', 'docs/b.md'],
  ['@/b.md', 'docs/b.md'],
  ['@b.md', 'docs/b.md'],
  ['words', undefined],
])('%s leads to %s', (written, source) => {
  expect(includedSource(written, 'docs/a/page.md', 'docs')).toBe(source)
})
