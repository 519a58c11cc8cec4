import { expect, it, onTestFinished } from 'vitest'
import { rmSync } from 'node:fs'
import { writeFolder } from '../../../../tests/support/old-site.ts'
import { linesOf } from '../body/lines.ts'
import type { Notes } from '../note.ts'
import type { SourcePage } from '../source-site.ts'
import { convertSnippets } from './snippets.ts'

const FILES = [
  'docs/guide/local.py',
  'docs/snippets/a.b.js',
  'docs/snippets/bare',
  'docs-old/x.js',
  'out.ts',
  'docs/sp ace.js',
]

function convert(markdown: string, srcDir = 'docs') {
  const folder = writeFolder(Object.fromEntries(FILES.map((file) => [file, 'x\n'])))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const notes: Notes = { changes: [], todo: [] }
  const page = { from: 'docs/guide/page.md', to: 'new/guide/page.md' } as SourcePage
  const space = { folder, srcDir, place: (inside: string) => `new/${inside}` }
  const { lines, files } = convertSnippets(linesOf(markdown, 3), page, space, notes)
  return { text: lines.map(({ text }) => text).join('\n'), files: [...files], notes }
}

const A = ['docs/snippets/a.b.js', 'new/snippets/a.b.js']
const LOCAL = ['docs/guide/local.py', 'new/guide/local.py']

it.each<[string, string, string[]]>([
  ['<<< @/snippets/a.b.js', '@[code](../snippets/a.b.js)', A],
  ['<<< @snippets/a.b.js', '@[code](../snippets/a.b.js)', A],
  ['<<<@/snippets/a.b.js  ', '@[code](../snippets/a.b.js)', A],
  ['<<< ./local.py', '@[code](./local.py)', LOCAL],
  ['  <<< local.py#part-1', '  @[code](./local.py#part-1)', LOCAL],
  ['<<< @/snippets/a.b.js{2}', '@[code js{2}](../snippets/a.b.js)', A],
  [
    '<<< @/snippets/a.b.js{1,3-4 ts:line-numbers}',
    '@[code ts:line-numbers{1,3-4}](../snippets/a.b.js)',
    A,
  ],
  ['<<< @/snippets/a.b.js {ts 2}', '@[code ts{2}](../snippets/a.b.js)', A],
  ['<<< @/snippets/a.b.js{c11}', '@[code c11](../snippets/a.b.js)', A],
  ['<<< @/snippets/a.b.js{ ts }', '@[code ts](../snippets/a.b.js)', A],
  [
    '<<< @/snippets/a.b.js#r{2} [the "name"]',
    `@[code js{2} title="the 'name'"](../snippets/a.b.js#r)`,
    A,
  ],
  [
    '<<< @/snippets/bare{2}',
    '@[code text{2}](../snippets/bare)',
    ['docs/snippets/bare', 'new/snippets/bare'],
  ],
  ['<<< @/sp ace.js', '@[code](../sp%20ace.js)', ['docs/sp ace.js', 'new/sp ace.js']],
  ['<<< ../../out.ts', '@[code](./out.ts)', ['out.ts', 'new/guide/out.ts']],
  ['<<< @/../docs-old/x.js', '@[code](./x.js)', ['docs-old/x.js', 'new/guide/x.js']],
])('%s', (written, text, file) => {
  const found = convert(`a\n${written}`)
  expect(found).toMatchObject({ text: `a\n${text}`, files: [file] })
  const message = `\`${written.trim()}\` became \`${text.trim()}\`.`
  expect(found.notes).toEqual({ changes: [{ line: 4, message }], todo: [] })
})

it('without a folder of pages, paths lead from the site', () => {
  expect(convert('<<< @/out.ts\n<<< ../../../out.ts', '')).toMatchObject({
    text: '@[code](../out.ts)\n<<< ../../../out.ts',
    files: [['out.ts', 'new/out.ts']],
  })
})

it.each(['<<< ./none.py', '<<< @/snippets', '<<< {2}', '<<< @/snippets/a.b.js#a.b{x}'])(
  '%s is not there and stays',
  (written) => {
    const { text, files, notes } = convert(written)
    expect({ text, files, changes: notes.changes }).toEqual({
      text: written,
      files: [],
      changes: [],
    })
    const message = `\`${written.slice(4)}\` is not there and stays as it is.`
    expect(notes.todo).toEqual([{ line: 3, message }])
  },
)

it.each(['a <<< ./local.py', '<<<', '```\n<<< ./local.py\n```'])('%j is none', (written) => {
  expect(convert(written)).toEqual({ text: written, files: [], notes: { changes: [], todo: [] } })
})
