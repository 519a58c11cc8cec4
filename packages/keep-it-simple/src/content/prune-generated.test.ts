import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pruneGenerated } from './prune-generated.ts'

it('removes what no page has any more, after a month', () => {
  const generated = mkdtempSync(join(tmpdir(), 'generated-'))
  const files = [
    'media/a.01234567-480.webp',
    'media/b.webp',
    'notes/a.png.01234567.json',
    'notes/b.json',
  ]
  for (const folder of ['media', 'notes']) mkdirSync(join(generated, folder))
  for (const file of files) writeFileSync(join(generated, file), 'x')
  const there = () => files.filter((file) => existsSync(join(generated, file)))
  const published = new Set(['/media/a.01234567-480.webp', '/images/a.png'])
  const day = 24 * 60 * 60 * 1000
  pruneGenerated(generated, published, Date.now() + 29 * day)
  expect(there()).toEqual(files)
  pruneGenerated(generated, published, Date.now() + 31 * day)
  expect(there()).toEqual([files[0], files[2]])
  rmSync(generated, { recursive: true })
})
