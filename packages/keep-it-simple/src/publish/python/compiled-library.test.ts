import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { installedVersion } from '#config/optional-packages.ts'
import { compiledLibrary } from './compiled-library.ts'

it('a library that was compiled once is taken as it lies, by its version and by what made it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'library-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const maker = readFileSync(join(import.meta.dirname, 'compile-start.ts'))
  const hash = createHash('sha256').update(maker).digest('hex').slice(0, 8)
  const name = `python-${installedVersion('pyodide')}-${hash}.zip`
  writeFileSync(join(folder, name), 'compiled')
  expect(await compiledLibrary(folder)).toBe(join(folder, name))
  expect(readdirSync(folder)).toEqual([name])
})
