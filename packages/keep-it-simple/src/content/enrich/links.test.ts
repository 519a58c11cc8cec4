import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { testSettings, testSite } from '../../../tests/support/test-site.ts'
import type { PlacedPage } from '../placed-page.ts'
import type { CompilerSettings } from '../settings.ts'
import type { Addresses } from './link-advice.ts'
import { checkLinks, checkSettingsLinks } from './links.ts'

const root = mkdtempSync(join(tmpdir(), 'links-'))
afterAll(() => rmSync(root, { recursive: true }))
for (const folder of ['docs/n', 'public/files']) mkdirSync(join(root, folder), { recursive: true })
writeFileSync(join(root, 'docs/n/data.csv'), '')
writeFileSync(join(root, 'public/files/a.pdf'), '')

const SETTINGS = testSettings(root, { collections: [] })
const BASED = testSettings(root, { site: { ...testSite.site, base: '/kis/' } })

const page = (file: string, path: string, given: object = {}, front: object = {}): PlacedPage =>
  ({
    path,
    locale: SETTINGS.site.locales[path.startsWith('/en/') ? 1 : 0],
    frontmatter: { title: file, ...front },
    source: { file, keyLines: { next: 3 }, links: [], headings: [], anchors: [], ...given },
  }) as unknown as PlacedPage

const FILTER = page('n/filter.md', '/n/filter/', { anchors: ['how', '安装'] })
const TREE = page('trees/b tree.md', '/article/tree/', {}, { title: 'Trees of many keys' })
const ONLY = page('only.md', '/only/')
const addresses = (own: PlacedPage, more: object = {}): Addresses => {
  const all = [FILTER, TREE, ONLY, own]
  return {
    pages: new Map(all.map((one) => [one.path, one])),
    byFile: new Map(all.map((one) => [one.source.file, one])),
    others: new Set(['/blog/tags/']),
    unpublished: new Map([
      ['draft.md', 'It is a draft.'],
      ['/held/', 'It waits.'],
    ]),
    ...more,
  }
}

/** What is said of one link in the fifth line of `n/a.md`. */
function said(href: string, settings: CompilerSettings = SETTINGS, line = `See [x](${href}).`) {
  writeFileSync(join(root, 'docs/n/a.md'), `1\r\n2\r3\n4\n${line}\n`)
  const own = page('n/a.md', '/n/a/', { links: [{ href, line: 5, column: 9, text: 'x' }] })
  return checkLinks(own, addresses(own), settings)
}

it.each([
  ['/n/filter/', 'a page'],
  ['/n/filter/#%E5%AE%89%E8%A3%85', 'a heading that is written in percents'],
  ['./FILTER.md', 'no file in other capitals', 1],
  ['#main', 'what every page has'],
  ['#doc-contributors', 'those who wrote it'],
  ['#', 'itself'],
  ['/files/a.pdf', 'a file in public'],
  ['/files/b.pdf', 'no file', 1],
  ['/files/', 'no folder of public', 1],
])('%s leads to %s', (href, _, count = 0) => {
  expect(said(href)).toHaveLength(count)
})

const UNKNOWN = 'Correct the address, or write the page.'
it.each([
  ['/quite/other/', UNKNOWN, undefined],
  ['../../up/', 'The path climbs out of `docs/`; correct it.', undefined],
  ['../draft.md', 'It is a draft.', undefined],
  ['/held', 'It waits.', undefined],
  [
    '/en/only/',
    'The page exists only in 简体中文, at `/only/`: link that, or write the translation.',
    undefined,
  ],
  [
    'WWW.a.example/x',
    'Begin it with https:// to leave the site: `https://WWW.a.example/x`.',
    ['WWW.a.example/x', 'https://WWW.a.example/x'],
  ],
  ['./filter.html', 'Did you mean `docs/n/filter.md`?', ['./filter.html', './filter.md']],
  [
    'gone/b%20tree.md',
    'The page is now docs/trees/b tree.md: write `../trees/b tree.md`.',
    ['gone/b%20tree.md', '../trees/b%20tree.md'],
  ],
  [
    '/old/tree/',
    'The page is now docs/trees/b tree.md: write `/article/tree/`.',
    ['/old/tree/', '/article/tree/'],
  ],
  ['/onyl/', 'Did you mean `/only/`?', ['/onyl/', '/only/']],
  ['/x/trees-of-many-keys/', 'Did you mean `/article/tree/`?', undefined],
])('%s leads nowhere: %s', (href, remedy, edit) => {
  const [found, ...more] = said(href)
  expect(more).toEqual([])
  expect(found).toMatchObject({
    severity: 'error',
    code: 'dead-link',
    file: 'docs/n/a.md',
    line: 5,
    column: 9,
    message: `The link \`${decodeURI(href)}\` leads nowhere.`,
    remedy,
  })
  const fix = found!.fix && [found!.fix.before, found!.fix.after]
  expect(fix).toEqual(edit)
})

it('an address is mended with the base in front where it was written so', () => {
  expect(said('/kis/onyl/', BASED)[0]!.fix).toMatchObject({ after: '/kis/only/' })
  expect(said('/onyl/', BASED)[0]!.fix).toMatchObject({ after: '/only/' })
  expect(said('/kis/old/tree/', BASED)[0]!.remedy).toContain('write `/kis/article/tree/`.')
  expect(said('/kis/only/', BASED)).toEqual([])
})

it('no page is suggested where two have the name of a dead link', () => {
  const own = page('n/a.md', '/n/a/', { links: [{ href: '/gone/same.md', line: 5 }] })
  const twins = [page('x/same.md', '/one/'), page('y/same.md', '/two/')]
  const byFile = new Map([...twins, own].map((one) => [one.source.file, one]))
  const pages = new Map([...twins, own].map((one) => [one.path, one]))
  const [found] = checkLinks(own, addresses(own, { byFile, pages }), SETTINGS)
  expect(found!.remedy).toBe(UNKNOWN)
})

it('a heading that is not there is named with the nearest one', () => {
  const found = said('./filter.md#hwo')
  expect(found).toMatchObject([
    {
      severity: 'error',
      code: 'dead-anchor',
      message: '`/n/filter/` has no heading `#hwo`.',
      remedy: 'Did you mean `#how`?',
      fix: { before: '#hwo', after: '#how' },
    },
  ])
  const [far] = said('/n/filter/#quite-different')
  expect(far!.remedy).toBe('Its headings are in docs/n/filter.md; copy the id from the page.')
  expect(far).not.toHaveProperty('fix')
})

it('links of the settings lead somewhere, too', () => {
  const items = ['/only/', '/only', '/blog/tags/#x', '/files/a.pdf', '/onyl/', '/a/b tree', '/zzz/']
  const navigation = { '/': items.map((link) => ({ text: 'X', link })) }
  const found = checkSettingsLinks(addresses(ONLY), { ...SETTINGS, navigation })
  expect(found.map(({ message, remedy }) => [message, remedy])).toEqual([
    ['The link `/onyl/` leads nowhere.', 'Did you mean `/only/`?'],
    ['The link `/a/b tree` leads nowhere.', 'Did you mean `/article/tree/`?'],
    ['The link `/zzz/` leads nowhere.', UNKNOWN],
  ])
  expect(found[0]).toMatchObject({ severity: 'error', code: 'dead-link' })
})
