import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { SiteGraph } from '#model/site-graph.ts'
import { testSettings } from '../../tests/support/test-site.ts'
import { StoreWriter } from './page-store.ts'
import type { PlacedPage } from './placed-page.ts'
import type { CompilerSettings } from './settings.ts'
import { noteSettled, patchSettled, type KnownFile, type SettledSite } from './settled-site.ts'

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

function folder(): { out: string; settings: CompilerSettings } {
  const out = mkdtempSync(join(tmpdir(), 'settled-'))
  onTestFinished(() => rmSync(out, { recursive: true }))
  const writer = new StoreWriter(out)
  writer.add('/a/', { title: 'A' }, 'body', [], 'source')
  writer.finish({ redirects: [], media: [], locked: [] }, {} as SiteGraph)
  const settings = testSettings(undefined, { out, now: 200, passwords: [] })
  return { out, settings }
}
const noted = (settings: CompilerSettings, site = SITE, pages: object[] = []): boolean => {
  noteSettled(site, pages as PlacedPage[], settings)
  return existsSync(join(settings.out, 'settled.json'))
}

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

it.each<[string, object, boolean]>([
  ['is open', { frontmatter: {} }, true],
  ['has a lock', { lock: {}, frontmatter: {} }, false],
  ['says it is encrypted', { frontmatter: { encrypt: true } }, false],
  ['says it is not', { frontmatter: { encrypt: false } }, false],
])('a site is noted, or not, where a page %s', (_, page, expected) => {
  expect(noted(folder().settings, SITE, [{ frontmatter: {} }, page])).toBe(expected)
})
