import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { Diagnostic } from '#model/diagnostic.ts'
import { checkPage } from './check-page.ts'
import type { PlacedPage } from './placed-page.ts'
import type { CompilerSettings } from './settings.ts'

const publicDir = mkdtempSync(join(tmpdir(), 'check-page-'))
writeFileSync(join(publicDir, 'cover.svg'), '<svg/>')
mkdirSync(join(publicDir, 'folder'))
afterAll(() => rmSync(publicDir, { recursive: true, force: true }))

const settings = {
  publicDir,
  layouts: { Poster: 'layouts/Poster.tsx' },
  site: { locales: [{ prefix: '/' }, { prefix: '/en/' }] },
  collections: [
    { type: 'post', dir: 'blog', link: '/blog/' },
    { type: 'doc', dir: 'notes', linkPrefix: '/notes/' },
  ],
} as unknown as CompilerSettings

/** Code, line and remedy of what is wrong with a page of these keys; each key has a line of its own. */
function found(front: object, more: object = {}): string[] {
  const lines = Object.fromEntries(Object.keys(front).map((key, at) => [key, at + 2]))
  const diagnostics: Diagnostic[] = []
  const page = {
    source: { file: 'a.md', frontmatter: front, keyLines: { title: 1, ...lines } },
    frontmatter: front,
    locale: { prefix: '/' },
    ...more,
  }
  checkPage(page as unknown as PlacedPage, settings, diagnostics)
  return diagnostics.map(({ code, line, remedy, file, severity }) => {
    expect([file, severity]).toEqual(['docs/a.md', 'error'])
    return `${code} ${line}: ${remedy}`
  })
}

it.each(['/gone.svg', 'cover.svg', '/folder', '/../cover.svg'])('%s is no cover', (cover) => {
  expect(found({ cover })).toEqual([
    'missing-picture 2: Put the file into `public/` and write its path from there, like `/images/name.svg`.',
  ])
})

it.each([
  [{ pageLayout: 'hom' }, 'Did you mean `home`?'],
  [{ layout: 'Postre' }, 'Did you mean `Poster`?'],
  [{ layout: 'home' }, 'Write `pageLayout: home`: `layout` is the frame around the page.'],
  [
    { layout: 'xyzzyxyzzy' },
    'Use one of Layout, Poster, or write the layout as `layouts/xyzzyxyzzy.tsx`.',
  ],
])('%j names no layout', (front, remedy) => {
  expect(found(front)).toEqual([`unknown-layout 2: ${remedy}`])
})

it('lists are named by their folders, posts and series each their own', () => {
  expect(found({ config: [{ collection: 'blgo' }] })).toEqual([
    'unknown-collection 2: Did you mean `blog`?',
  ])
  expect(found({ config: [{ collection: 'notes' }] })).toEqual([
    'unknown-collection 2: Use one of blog, by its folder.',
  ])
  expect(found({ config: [{ features: [{ series: 'blog' }] }] })).toEqual([
    'unknown-collection 2: Use one of notes, by its folder.',
  ])
})

it('[S2.4.1] a list of posts needs posts of its language', () => {
  expect(found({ pageLayout: 'posts' }, { locale: { prefix: '/en/' } })).toEqual([
    'unknown-collection 2: Add one to site.config.ts, or use another layout.',
  ])
})

it('an icon nobody has is named at its key', () => {
  expect(found({ icon: 'githup' })).toEqual(['unknown-icon 2: Did you mean `github`?'])
})

it('an article needs a date, and nothing else does', () => {
  const collection = { type: 'post' }
  const remedy = 'missing-date 1: Add `createTime: yyyy/MM/dd HH:mm:ss` to the front matter.'
  expect(found({}, { collection })).toEqual([remedy])
  expect(found({}, { collection: { type: 'doc' } })).toEqual([])
  expect(found({})).toEqual([])
  expect(found({ article: false }, { collection })).toEqual([])
  expect(found({}, { collection, createTime: '2026-01-01T00:00:00Z' })).toEqual([])
  // What is written and cannot be read has its own message.
  expect(found({ createTime: 'soon' }, { collection })).toEqual([])
  expect(found({ publishAt: 'soon' }, { collection })).toEqual([])
})
