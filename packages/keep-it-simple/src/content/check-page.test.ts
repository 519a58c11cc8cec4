import { expect, it } from 'vitest'
import type { Diagnostic } from '#model/diagnostic.ts'
import { checkPage } from './check-page.ts'
import type { PlacedPage } from './placed-page.ts'
import type { CompilerSettings } from './settings.ts'

const settings = {
  layouts: {},
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

it('[S2.4.1] a list of posts needs posts of its language', () => {
  expect(found({ pageLayout: 'posts' }, { locale: { prefix: '/en/' } })).toEqual([
    'unknown-collection 2: Add one to site.config.ts, or use another layout.',
  ])
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
