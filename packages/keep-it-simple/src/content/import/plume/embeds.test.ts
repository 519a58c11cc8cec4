import { rmSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { writeFolder } from '../../../../tests/support/old-site.ts'
import { linesOf } from '../body/lines.ts'
import type { SourcePage } from '../source-site.ts'
import { shownFiles } from './shown-files.ts'

const FILES = [
  'docs/in/a.js',
  'docs/in/d/b.js',
  'docs/in/d/e/c d.js',
  'docs/r.mp4',
  'docs-2/x.js',
  'o.js',
]

function shown(markdown: string, docs = 'docs') {
  const folder = writeFolder(Object.fromEntries(FILES.map((file) => [file, 'x'])))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const page = { from: 'docs/in/page.md' } as SourcePage
  const found = shownFiles(linesOf(markdown, 1), page, folder, docs, (inside) => `new/${inside}`)
  return Object.fromEntries(found)
}

const A = { 'docs/in/a.js': 'new/in/a.js' }

it.each<[string, Record<string, string>]>([
  ['@[code](./a.js)', A],
  [
    '@[code-tree title="x"](./d)',
    { 'docs/in/d/b.js': 'new/in/d/b.js', 'docs/in/d/e/c d.js': 'new/in/d/e/c d.js' },
  ],
  ['@[demo](./d/e/c%20d.js)', { 'docs/in/d/e/c d.js': 'new/in/d/e/c d.js' }],
  ['@[pdf](./none.pdf)', {}],
  ['@[pdf](https://a.example/a.pdf)', {}],
  ['@[code](../../o.js)', {}],
  ['@[code](../../docs-2/x.js)', {}],
])('%j shows', (markdown, files) => {
  expect(shown(markdown)).toEqual(files)
})
