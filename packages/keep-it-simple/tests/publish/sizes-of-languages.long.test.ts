import { readFileSync, statSync } from 'node:fs'
import { constants, brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { copiedFiles } from '#config/copied-languages.ts'
import { COPIES } from '#model/runner.ts'
import { isPackable } from '#publish/compress.ts'
import { compiledLibrary } from '#publish/python/compiled-library.ts'

/** As releases are packed, but quicker: a little more comes out. */
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 5 }

const sent = (from: string): number => {
  const bytes = readFileSync(from)
  return isPackable(from) ? brotliCompressSync(bytes, { params: QUALITY }).length : bytes.length
}

it.each(['sql', 'postgres'] as const)('%s is as large as is said before', (language) => {
  const total = copiedFiles(language).reduce((sum, { from }) => sum + sent(from), 0)
  const { download } = COPIES[language]
  expect(total).toBeGreaterThan(download * 0.85)
  expect(total).toBeLessThan(download * 1.1)
})

it('python is as large as is said before, with what a build adds', async () => {
  const { download, added = 0 } = COPIES.python
  const files = copiedFiles('python')
  const library = files.find(({ name }) => name === 'python_stdlib.zip')!.from
  const more = statSync(await compiledLibrary()).size - statSync(library).size
  expect(more).toBeGreaterThan(added * 0.9)
  expect(more).toBeLessThan(added * 1.1)
  const total = files.reduce((sum, { from }) => sum + sent(from), more)
  expect(total).toBeGreaterThan(download * 0.85)
  expect(total).toBeLessThan(download * 1.1)
}, 120_000)
