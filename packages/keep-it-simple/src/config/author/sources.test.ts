import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sourcesOf } from './sources.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'))
  mkdirSync(join(root, 'parts'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Names of the files the first one depends on, itself included. */
function depends(files: Readonly<Record<string, string>>): string[] {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  return sourcesOf(join(root, Object.keys(files)[0]!)).map((file) => file.slice(root.length + 1))
}

it.each([
  ["import a from './parts/a'", 'a.tsx', 'parts/a.ts'],
  ['import "./parts/a.js"', 'a.jsx', 'parts/a.js'],
  ["const a = import('./parts/a')", 'a.mts', 'parts/a.jsx'],
  ["export * from './parts/a.ts'", 'a.cjs', 'parts/a.ts'],
  ["@import './parts/a.css';", 'a.css', 'parts/a.css'],
  ['@import url(./parts/a.css);', 'a.css', 'parts/a.css'],
  ['p { background: url("./parts/a.svg?raw#x") }', 'a.css', 'parts/a.svg'],
])('%j in %s names %s', (text, name, other) => {
  expect(depends({ [name]: text, [other]: '' })).toEqual([name, other])
})

it('what is named in turn counts too, each once, and circles end', () => {
  expect(
    depends({
      'a.ts': "import './b.ts'\nimport './parts/c.css'\nimport './b.ts'",
      'b.ts': "import './a.ts'",
      'parts/c.css': "@import '../d.css';",
      'd.css': '',
    }),
  ).toEqual(['a.ts', 'b.ts', 'parts/c.css', 'd.css'])
})

it('packages, folders and what is not there count for nothing, and no text is read as code', () => {
  expect(
    depends({
      'a.ts': "import 'react'\nimport './gone.ts'\nimport './parts'\nimport './notes.txt'",
      'notes.txt': "import './b.ts'",
      'b.ts': '',
    }),
  ).toEqual(['a.ts', 'notes.txt'])
  expect(depends({ 'a.ts.txt': "import './b.ts'", 'b.ts': '' })).toEqual(['a.ts.txt'])
})
