import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ENGINE } from '#config/engine-files.ts'
import { installedVersion } from '#config/optional-packages.ts'
import type { CopiedLanguage } from '#model/runner.ts'
import { testSite } from '../../../tests/support/test-site.ts'
import { copiedPackages } from './copied-packages.ts'

const site = { ...testSite.site, fonts: false } as const
const found = (runs: readonly CopiedLanguage[] = [], more: object = {}) =>
  copiedPackages(runs, { ...site, ...more })
const names = (...given: Parameters<typeof found>) => found(...given).map(({ name }) => name)

it('every site has the engine with its licence', () => {
  const [engine] = found()
  const { version } = JSON.parse(readFileSync(join(ENGINE, 'package.json'), 'utf8')) as {
    version: string
  }
  expect(engine).toMatchObject({ name: 'keep-it-simple', version, licence: 'MIT' })
  // Where it is developed, its text lies at the top of the repository.
  const text = existsSync(join(ENGINE, '../../LICENSE')) ? engine!.text! : 'MIT License'
  expect(text).toMatch(/^(?:The )?MIT License/)
  expect(text).toBe(text.trim())
})

it('copiedPackages: names the licenses of web fonts that are installed', () => {
  const plain = names()
  const fonts = (given: object) =>
    names([], { fonts: given }).filter((name) => !plain.includes(name))
  expect(fonts({})).toEqual(['@fontsource/noto-serif-sc'])
  expect(fonts({ display: false, serif: '@fontsource/source-serif-4' })).toEqual([
    '@fontsource/source-serif-4',
  ])
  expect(fonts({ display: false, serif: '@fontsource/no-such-font' })).toEqual([])
})

it.each([
  ['python', 'pyodide', 'CPython and its standard library, in pyodide', 'PSF-2.0'],
  ['sql', '@sqlite.org/sqlite-wasm', 'SQLite, in @sqlite.org/sqlite-wasm', 'public domain'],
  ['postgres', '@electric-sql/pglite', 'PostgreSQL, in @electric-sql/pglite', 'PostgreSQL'],
] as const)(
  'what runs %s brings its own licence, and that of what is in it',
  (language, own, within, licence) => {
    const [outer, inner, ...more] = found([language]).slice(found().length)
    expect(more).toEqual([])
    expect(outer).toMatchObject({ name: own, version: installedVersion(own) })
    expect(inner).toMatchObject({ name: within, licence, version: outer!.version })
    expect(inner!.text).toMatch(/^https:\/\//)
    expect(inner!.source).toBe(outer!.source)
  },
)
