import { rmSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { writeFolder } from '../../../../tests/support/old-site.ts'
import { linesOf } from '../body/lines.ts'
import type { Notes } from '../note.ts'
import { convertIncludes } from './includes.ts'

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
