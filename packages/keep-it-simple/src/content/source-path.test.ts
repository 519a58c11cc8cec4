import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { sourcePath } from './source-path.ts'

function folderOf(...files: string[]): string {
  const docs = mkdtempSync(join(tmpdir(), 'source-path-'))
  onTestFinished(() => rmSync(docs, { recursive: true }))
  for (const file of files) {
    mkdirSync(join(docs, file, '..'), { recursive: true })
    writeFileSync(join(docs, file), 'x')
  }
  return docs
}

it('a file is found under its own name', () => {
  const docs = folderOf('in/é.md', 'in/e\u0301.md')
  expect(sourcePath(docs, 'in/é.md')).toBe(join(docs, 'in/é.md'))
})

it('a file is found where its name and its folders are spelt in parts', () => {
  const docs = folderOf('e\u0301/plain/u\u0308.md', 'e\u0301/plain/a.md', 'other/u\u0308.md')
  expect(sourcePath(docs, 'é/plain/ü.md')).toBe(join(docs, 'e\u0301/plain/u\u0308.md'))
})

it('a file that is not there has the place it would have', () => {
  const docs = folderOf('e\u0301/a.md')
  expect(sourcePath(docs, 'é/none.md')).toBe(join(docs, 'e\u0301/none.md'))
  expect(sourcePath(docs, 'x/y/z.md')).toBe(join(docs, 'x/y/z.md'))
})
