import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { SiteGraph } from '#model/site-graph.ts'
import { testSettings } from '../../tests/support/test-site.ts'
import { graphFile, pagesFile, storeFile } from './page-store-files.ts'
import { StoreWriter } from './page-store.ts'
import type { PlacedPage } from './placed-page.ts'
import type { CompilerSettings } from './settings.ts'
import {
  forgetSettled,
  noteSettled,
  patchSettled,
  readSettled,
  type KnownFile,
  type SettledSite,
} from './settled-site.ts'

const SITE: SettledSite = {
  key: 'k',
  now: 100,
  files: [
    ['a.md', '/a/', 'stamp a', 'face a'],
    ['_b.md', null, 'stamp b', 'face b'],
  ],
  diagnostics: [],
  drawings: [],
  behind: [],
  open: [],
}
const known = (file: string, given: Partial<KnownFile> = {}): KnownFile => ({
  file,
  stamp: `stamp ${file.replace(/^_|\.md$/g, '')}`,
  face: `face ${file.replace(/^_|\.md$/g, '')}`,
  body: 'new body',
  words: 10,
  sourceHash: 'new source',
  isSilent: true,
  ...given,
})
const FILES = [known('a.md'), known('_b.md')]
/** The text of its first page changed. */
const CHANGED = [known('a.md', { stamp: 'new' }), known('_b.md')]

function folder(): { out: string; settings: CompilerSettings } {
  const out = mkdtempSync(join(tmpdir(), 'settled-'))
  onTestFinished(() => rmSync(out, { recursive: true }))
  const writer = new StoreWriter(out)
  writer.add('/a/', { title: 'A' }, 'body', [], 'source')
  writer.finish({ redirects: [], media: [] }, {} as SiteGraph)
  const settings = testSettings(undefined, { out, now: 200, passwords: [] })
  return { out, settings }
}
const noted = (settings: CompilerSettings, site = SITE, pages: object[] = []): boolean => {
  noteSettled(site, pages as PlacedPage[], settings)
  return existsSync(join(settings.out, 'settled.json'))
}

it('what a run knew is read by the next, unless it was forgotten', () => {
  const { out, settings } = folder()
  expect(readSettled(out)).toBeUndefined()
  expect(noted(settings)).toBe(true)
  expect(readSettled(out)).toEqual(SITE)
  forgetSettled(out)
  forgetSettled(out)
  expect(readSettled(out)).toBeUndefined()
  writeFileSync(join(out, 'settled.json'), '{')
  expect(readSettled(out)).toBeUndefined()
})

const LOCKED = { ...testSettings().locks, global: { passwords: ['x'] } } as never
const UNKNOWN: [string, Partial<CompilerSettings>][] = [
  ['a hook for pages', { hooks: { page: () => ({}) } }],
  ['a hook for heads', { hooks: { head: () => [] } }],
  ['a lock on all of it', { locks: LOCKED }],
  ['passwords', { passwords: ['x'] }],
  ['drafts', { drafts: true }],
]

it.each(UNKNOWN)('of a site with %s nothing is noted or patched', (_, given) => {
  const { settings } = folder()
  expect(noted({ ...settings, ...given })).toBe(false)
  expect(patchSettled(SITE, 'k', FILES, { ...settings, ...given })).toBeUndefined()
  expect(patchSettled(SITE, 'k', FILES, settings)).toBeDefined()
})

it('other hooks do not matter', () => {
  const { settings } = folder()
  expect(noted({ ...settings, hooks: {} })).toBe(true)
})

it.each<[string, object, boolean]>([
  ['is open', { frontmatter: {} }, true],
  ['has a lock', { lock: {}, frontmatter: {} }, false],
  ['says it is encrypted', { frontmatter: { encrypt: true } }, false],
  ['says it is not', { frontmatter: { encrypt: false } }, false],
])('a site is noted, or not, where a page %s', (_, page, expected) => {
  expect(noted(folder().settings, SITE, [{ frontmatter: {} }, page])).toBe(expected)
})

it('where nothing changed the page store is as it was', () => {
  const { out, settings } = folder()
  noted(settings)
  expect(patchSettled(SITE, 'k', FILES, settings)!.pages[0]![4]).toBe('body')
  expect(readSettled(out)).toEqual(SITE)
})

it('where a text changed its page is, and the next run knows', () => {
  const { out, settings } = folder()
  noted(settings)
  const store = patchSettled(SITE, 'k', CHANGED, settings)!
  expect(store.pages[0]![4]).toBe('new body')
  const files = [['a.md', '/a/', 'new', 'face a'], SITE.files[1]]
  expect(readSettled(out)).toEqual({ ...SITE, now: 200, files })
})

it('a part that is no page changes no page', () => {
  const { out, settings } = folder()
  const store = patchSettled(SITE, 'k', [FILES[0]!, known('_b.md', { stamp: 'n' })], settings)!
  expect(store.pages[0]![4]).toBe('body')
  expect(existsSync(join(out, 'settled.json'))).toBe(false)
})

const problem = (file: string, message = '') => ({
  severity: 'warning' as const,
  code: 'x',
  file,
  message,
  remedy: '',
})
it.each<[string, SettledSite | undefined, readonly KnownFile[], number]>([
  ['nothing is known', undefined, FILES, 200],
  ['anything else changed', { ...SITE, key: 'other' }, FILES, 200],
  ['time went back', SITE, FILES, 99],
  ['a file came', SITE, [...FILES, known('c.md')], 200],
  ['a file went', SITE, FILES.slice(1), 200],
  ['a file has another name', SITE, [known('a.md'), known('_b.md', { file: 'c.md' })], 200],
  ['others see a change', SITE, [known('a.md', { face: 'new' }), FILES[1]!], 200],
  ['a text has problems', SITE, [known('a.md', { stamp: 'n', isSilent: false }), FILES[1]!], 200],
  ['a translation may be behind', { ...SITE, behind: ['a.md'] }, CHANGED, 200],
  ['a problem is about it', { ...SITE, diagnostics: [problem('docs/a.md')] }, CHANGED, 200],
  ['a problem names it', { ...SITE, diagnostics: [problem('x', 'see a.md')] }, CHANGED, 200],
])('everything is looked at again where %s', (_, settled, files, now) => {
  const { settings } = folder()
  expect(patchSettled(settled, 'k', files, { ...settings, now })).toBeUndefined()
})

it('problems, silence and time do not matter to what did not change', () => {
  const { settings } = folder()
  const settled = { ...SITE, behind: ['a.md'], diagnostics: [problem('docs/a.md')] }
  const files = [known('a.md', { isSilent: false }), known('_b.md', { stamp: 'n' })]
  expect(patchSettled(settled, 'k', files, { ...settings, now: 100 })).toBeDefined()
})

it.each([storeFile, pagesFile, graphFile])('a page store that is not whole is none', (fileOf) => {
  const { out, settings } = folder()
  rmSync(fileOf(out))
  expect(patchSettled(SITE, 'k', FILES, settings)).toBeUndefined()
})

it('what cannot be patched is forgotten', () => {
  const { out, settings } = folder()
  const gone = {
    ...SITE,
    files: [['a.md', '/gone/', 'stamp a', 'face a'], SITE.files[1]!] as const,
  }
  noted(settings, gone)
  expect(patchSettled(gone, 'k', CHANGED, settings)).toBeUndefined()
  expect(readSettled(out)).toBeUndefined()
})
