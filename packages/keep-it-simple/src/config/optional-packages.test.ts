import { existsSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { COPIES, type CopiedLanguage } from '#model/runner.ts'
import { copiedBytes, copiedFiles, copiedFolder, copiedPlace } from './copied-languages.ts'
import {
  hasPart,
  installCommand,
  installedVersion,
  isInstalled,
  packageFolder,
} from './optional-packages.ts'

describe('a package that only some sites need', () => {
  it('is found where it is installed, with its version', () => {
    expect(isInstalled('yaml')).toBe(true)
    expect(installedVersion('yaml')).toMatch(/^\d+\.\d+\.\d+/)
    expect(existsSync(join(packageFolder('yaml')!, 'package.json'))).toBe(true)
  })

  it('is missing otherwise, and one command brings all that is', () => {
    expect(isInstalled('no-such-package')).toBe(false)
    expect(installedVersion('no-such-package')).toBeUndefined()
    expect(packageFolder('no-such-package')).toBeUndefined()
    expect(hasPart('charts')).toBe(true)
    expect(hasPart('charts', ['yaml'])).toBe(true)
    expect(hasPart('charts', ['yaml', 'no-such-package'])).toBe(false)
    expect(installCommand('charts', ['yaml', 'no-such-package', 'nor-this'])).toBe(
      'npm install no-such-package nor-this',
    )
    expect(installCommand('charts').trim()).toBe('npm install')
  })
})

describe('what runs a language in the browser', () => {
  it.each([
    ['sql', ['index.mjs', 'sqlite3.wasm']],
    ['python', ['pyodide.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip']],
    ['postgres', ['index.js', 'pglite.wasm', 'initdb.wasm', 'pglite.data']],
  ] as const)('%s has its files, by their last names', (language, names) => {
    const files = copiedFiles(language)
    for (const name of names) expect(files.map((one) => one.name)).toContain(name)
    for (const { from, name } of files) {
      expect(existsSync(from)).toBe(true)
      expect(basename(from)).toBe(name)
    }
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length)
  })

  it('has the parts of a script beside it, and nothing else that lies there', () => {
    const names = copiedFiles('postgres').map(({ name }) => name)
    expect(names.filter((name) => name.startsWith('chunk-')).length).toBeGreaterThan(0)
    expect(names.filter((name) => /\.(?:map|cjs|d\.ts)$/.test(name))).toEqual([])
  })

  it('lies below the base of the site, in a folder with its version', () => {
    expect(copiedFolder('sql')).toBe(
      `vendor/sqlite/${installedVersion('@sqlite.org/sqlite-wasm')}/`,
    )
    const { url, bytes, download } = copiedPlace('sql', '/blog/')
    expect(url).toBe(`/blog/${copiedFolder('sql')}`)
    // Unpacked it is more than what is sent.
    expect(bytes!).toBeGreaterThan(download!)
    expect(copiedPlace('sql', '/')).toMatchObject({ bytes, download })
  })

  it('is as large as what is no script of it, and what is fetched later', () => {
    const size = (language: CopiedLanguage, ...names: readonly string[]) =>
      copiedFiles(language)
        .filter(({ name }) => names.includes(name))
        .reduce((sum, { from }) => sum + statSync(from).size, 0)
    expect(copiedBytes('sql')).toBe(size('sql', 'sqlite3.wasm'))
    const python = copiedFiles('python').filter(({ name }) => !name.endsWith('js'))
    expect(copiedBytes('python')).toBe(
      size('python', ...python.map(({ name }) => name)) + (COPIES.python.added ?? 0),
    )
    for (const language of ['sql', 'python', 'postgres'] as const)
      expect(copiedPlace(language, '/').bytes).toBe(copiedBytes(language))
  })
})
