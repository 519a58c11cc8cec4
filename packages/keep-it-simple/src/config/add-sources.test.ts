import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addSources } from './add-sources.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'add-sources-'))))
afterEach(() => rmSync(root, { recursive: true }))

const write = (name: string, text: string) => {
  mkdirSync(dirname(join(root, 'all', name)), { recursive: true })
  writeFileSync(join(root, 'all', name), text)
}
const hashOf = (path: string): string => {
  const hash = createHash('sha256')
  addSources(hash, join(root, path))
  return hash.digest('hex')
}
const NOTHING = createHash('sha256').digest('hex')

it.each(['a.ts', 'a.tsx', 'a.js', 'a.jsx', 'a.css', 'a.json', 'b/c/a.ts', 'v1.2/a.ts', 'tests.ts'])(
  '%s counts, with its name and its text',
  (name) => {
    write(name, 'one')
    const before = hashOf('all')
    expect(before).not.toBe(NOTHING)
    expect(hashOf(join('all', name))).toBe(before)
    write(name, 'two')
    expect(hashOf('all')).not.toBe(before)
    rmSync(join(root, 'all'), { recursive: true })
    write(`other-${name.replaceAll('/', '-')}`, 'one')
    expect(hashOf('all')).not.toBe(before)
  },
)

it.each(['a.test.ts', 'a.test.tsx', 'a.md', 'a.ts.txt', 'LICENSE', 'b/c/notes'])(
  '%s does not count',
  (name) => {
    write(name, 'one')
    expect(hashOf('all')).toBe(NOTHING)
  },
)
