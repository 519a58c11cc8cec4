import { expect, it } from 'vitest'
import type { Notes } from '../note.ts'
import { linesOf } from './lines.ts'
import { lowerHeadings } from './lower-headings.ts'

function lowered(markdown: string) {
  const notes: Notes = { changes: [], todo: [] }
  const text = lowerHeadings(linesOf(markdown, 5), notes)
    .map((one) => one.text)
    .join('\n')
  return [text, notes.changes.map(({ line }) => line)]
}

it.each([
  ['# a\n## b\n###### c', '## a\n### b\n###### c', [5]],
  ['## a\n### b', '## a\n### b', []],
  ['text\n\n  #  a', 'text\n\n  ##  a', [7]],
  ['#a\n#\n    # b', '#a\n#\n    # b', []],
  ['a b\n===\ntext', '## a b\n\ntext', [5]],
  ['  a\n= ', '## a\n', [5]],
  ['a\n---\n# b', 'a\n---\n## b', [7]],
  ['> a\n===', '> a\n===', []],
  ['- a\n===', '- a\n===', []],
  ['\n===', '\n===', []],
  ['    a\n===', '    a\n===', []],
  ['```\n# a\n```\n# b', '```\n# a\n```\n## b', [8]],
  ['```\na\n===\n```', '```\na\n===\n```', []],
  ['===\na', '===\na', []],
])('%j', (markdown, expected, lines) => {
  expect(lowered(markdown)).toEqual([expected, lines])
})
