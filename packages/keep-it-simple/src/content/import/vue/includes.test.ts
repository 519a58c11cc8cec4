import { rmSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { writeFolder } from '../../../../tests/support/old-site.ts'
import { linesOf } from '../body/lines.ts'
import type { Notes } from '../note.ts'
import { convertIncludes } from './includes.ts'

const FILES = {
  'docs/guide/part.md': 'One\nTwo\n',
  'docs/loop.md': 'x\n<!-- @include: ./loop.md{1-2} -->\n',
}

function convert(markdown: string) {
  const folder = writeFolder(FILES)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const notes: Notes = { changes: [], todo: [] }
  const page = { from: 'docs/guide/page.md', to: 'new/guide/page.md' }
  const space = { folder, srcDir: 'docs', placeOf: () => undefined }
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
