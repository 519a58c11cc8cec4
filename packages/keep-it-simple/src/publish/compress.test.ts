import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressFile, isPackable } from './compress.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'packed-'))))
afterEach(() => rmSync(root, { recursive: true }))

const text = (length: number) => Buffer.from('a sentence, '.repeat(length).slice(0, length))

it.each([
  ['quick', 1024],
  ['document', 1024],
  ['piece', 1024],
  ['asset', 200],
] as const)('of a %s there are packed copies from %i bytes on', (effort, least) => {
  compressFile(join(root, 'small.html'), text(least - 1), ['brotli', 'gzip'], effort)
  expect(readdirSync(root)).toEqual([])
  compressFile(join(root, 'a.html'), text(least), ['brotli', 'gzip'], effort)
  expect(readdirSync(root).sort()).toEqual(['a.html.br', 'a.html.gz'])
  expect(brotliDecompressSync(readFileSync(join(root, 'a.html.br')))).toEqual(text(least))
  expect(gunzipSync(readFileSync(join(root, 'a.html.gz')))).toEqual(text(least))
})

it('a file that has become small loses its copies', () => {
  writeFileSync(join(root, 'a.html.gz'), 'old')
  compressFile(join(root, 'a.html'), Buffer.from('a'), ['gzip'], 'quick')
  expect(existsSync(join(root, 'a.html.gz'))).toBe(false)
})

it('only what is asked for is packed, and only texts', () => {
  compressFile(join(root, 'a.html'), text(2000), ['gzip'], 'quick')
  compressFile(join(root, 'b.html'), text(2000), [], 'quick')
  compressFile(join(root, 'c.png'), text(2000), ['gzip'], 'quick')
  expect(readdirSync(root)).toEqual(['a.html.gz'])
  expect(['a.svg', 'a.webmanifest', 'a.wasm', 'a.md'].every(isPackable)).toBe(true)
  expect(['a.png', 'a.woff2', 'html', 'a.html.gz'].some(isPackable)).toBe(false)
})
