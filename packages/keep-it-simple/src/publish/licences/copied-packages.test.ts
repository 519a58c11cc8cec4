import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ENGINE } from '#config/engine-files.ts'
import { installedVersion } from '#config/optional-packages.ts'
import type { CopiedLanguage } from '#model/runner.ts'
import { testSite } from '../../../tests/support/test-site.ts'
import { bundledPackages, packageFolder } from './bundled-packages.ts'
import { copiedPackages, iconSets } from './copied-packages.ts'

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

it('every site has the sets its icons are drawn from, with author and licence', () => {
  const [, ...icons] = found()
  expect(icons.length).toBeGreaterThan(0)
  for (const { name, text } of icons) {
    expect(name).toMatch(/^@iconify-json\//)
    expect(text?.length).toBeGreaterThan(10)
    expect(text).not.toMatch(/undefined|\n\n\n/)
  }
  const lucide = icons.find(({ name }) => name === '@iconify-json/lucide')!
  expect(lucide.text).toMatch(/^Lucide.*\nhttps:\/\/.*\nISC\nhttps:\/\/.*$/)
})

it('a set says who drew it, in its licence or in a file of its own, as far as it says so', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const set = (name: string, files: Readonly<Record<string, unknown>>) => {
    mkdirSync(join(folder, name))
    for (const [file, content] of Object.entries(files))
      writeFileSync(
        join(folder, name, file),
        typeof content === 'string' ? content : JSON.stringify(content),
      )
  }
  const own = { name: 'set', version: '1.0.0', license: 'MIT' }
  const license = { title: 'ISC', url: 'https://l.example' }
  set('bare', { 'package.json': own })
  set('empty', {})
  set('little', { 'package.json': own, 'info.json': { license } })
  set('none', { 'package.json': own, 'info.json': {} })
  set('text', { 'package.json': own, LICENSE: 'Its text.', 'info.json': { license } })
  set('whole', {
    'package.json': own,
    'info.json': { author: { name: 'A', url: 'https://a.example' }, license },
  })
  expect(iconSets(folder).map(({ text }) => text)).toEqual([
    undefined,
    'ISC\nhttps://l.example',
    '',
    'Its text.',
    'A\nhttps://a.example\nISC\nhttps://l.example',
  ])
})

it('faces that travel bring their licences, those that are not installed cannot', () => {
  const plain = names()
  const faces = (fonts: object) => names([], { fonts }).filter((name) => !plain.includes(name))
  expect(faces({})).toEqual(['@fontsource/noto-serif-sc', '@fontsource/source-serif-4'])
  expect(faces({ display: false })).toEqual(['@fontsource/source-serif-4'])
  expect(faces({ display: false, serif: '@fontsource/no-such-face' })).toEqual([])
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

it.each([
  ['/a/node_modules/react/index.js', '/a/node_modules/react'],
  ['\0/a/node_modules/react/index.js?commonjs-proxy', '/a/node_modules/react'],
  ['/a/node_modules/@b/c/dist/x.js?worker', '/a/node_modules/@b/c'],
  ['/a/node_modules/.pnpm/x@1/node_modules/x/i.js', '/a/node_modules/.pnpm/x@1/node_modules/x'],
  ['/a/src/x.ts', undefined],
  ['/a/node_modules/react', undefined],
  ['\0virtual:keep-it-simple/site', undefined],
])('%j belongs to the package in %s', (id, folder) => {
  expect(packageFolder(id)).toBe(folder)
})

it('packages of a bundle are those of its scripts and of the sheets it knows', () => {
  const folders = new Set<string>()
  const { name, generateBundle } = bundledPackages(folders)
  expect(name).toBe('keep-it-simple:bundled-packages')
  const known = ['/n/node_modules/sheet/a.css?inline', '/n/node_modules/unused/a.js', '/n/own.css']
  const write = generateBundle as unknown as (this: object, options: object, bundle: object) => void
  write.call(
    { getModuleIds: () => known.values() },
    {},
    {
      'a.js': { type: 'chunk', moduleIds: ['/n/node_modules/@s/used/i.js', '/n/src/own.ts'] },
      'a.png': { type: 'asset', moduleIds: ['/n/node_modules/picture/i.js'] },
    },
  )
  expect([...folders]).toEqual(['/n/node_modules/@s/used', '/n/node_modules/sheet'])
})
