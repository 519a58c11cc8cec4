import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readPage } from './read-page.ts'

function read(bytes: string | Uint8Array | undefined, size?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'read-page-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const absolute = join(folder, 'a.md')
  if (bytes !== undefined) writeFileSync(absolute, bytes)
  if (size !== undefined) truncateSync(absolute, size)
  return readPage('in/a.md', absolute)
}

it('a file that is gone is not a page', () => {
  expect(read(undefined)).toEqual({
    front: {
      lines: {},
      diagnostics: [
        {
          severity: 'error',
          code: 'unreadable-file',
          file: 'docs/in/a.md',
          message: 'It was there when the build began and is gone now.',
          remedy: 'Run the command again.',
        },
      ],
    },
  })
})

it('a file of more than 12 MiB is too much', () => {
  const { source, front } = read('x', 2 * 12 * 1024 * 1024)
  expect(source).toBeUndefined()
  expect(front.diagnostics).toMatchObject([
    {
      severity: 'error',
      code: 'page-size',
      file: 'docs/in/a.md',
      message: 'The file has 24 MiB; a page may have 12.',
    },
  ])
})

it('a file that is no text is not a page', () => {
  expect(read(Uint8Array.of(0x61, 0xff))).toMatchObject({
    front: { lines: {}, diagnostics: [{ code: 'not-utf8', file: 'docs/in/a.md', line: 1 }] },
  })
  expect(read(Uint8Array.of(0x61, 0xff))).not.toHaveProperty('source')
})

it('of front matter that never ends what can be read is kept, and only that is said', () => {
  const { source, front, isTorn } = read('---\ntitle: A\npermalink: /a/\n\nText.\n')
  expect(isTorn).toBe(true)
  expect(front.data).toBeUndefined()
  expect(front.salvaged).toMatchObject({ title: 'A', permalink: '/a/' })
  expect(front.diagnostics.map(({ code }) => code)).toEqual(['front-matter-open'])
  expect(source!.markdown).toContain('Text.')
})

it('a wrong value is said, and the others are kept', () => {
  const { front, isTorn } = read('---\ntitle: A\npermalink: 1\n---\n')
  expect(front.diagnostics.map(({ code, line }) => [code, line])).toEqual([['invalid-value', 3]])
  expect([front.data, front.salvaged, isTorn]).toEqual([undefined, { title: 'A' }, undefined])
})
