import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { contentPage, lockedPage } from '../../tests/support/sample-pages.ts'
import { isCacheableDocument } from '#model/offline.ts'
import type { PageData } from '#model/page.ts'
import type { ShellAssets } from '#model/shell-assets.ts'
import { loadStrings } from '#theme/strings.ts'
import { site } from 'virtual:keep-it-simple/site'
import { INLINE_SCRIPTS, INLINE_STYLES, renderDocument } from './document.ts'

const settings = site as { -readonly [Key in keyof typeof site]: (typeof site)[Key] }
const { analytics, offline = false } = settings
beforeAll(() => loadStrings('en-US'))
afterEach(() => {
  vi.unstubAllEnvs()
  if (analytics === undefined) delete settings.analytics
  settings.offline = offline
})

const bundle: ShellAssets = {
  script: '/boot.js',
  later: '/later.js',
  search: ['/search.js', '/search.css'],
  styles: ['/base.css'],
  late: '/late.css',
  layoutStyles: { doc: ['/doc.css'] },
  blockStyles: { table: ['/table.css'], chart: ['/table.css', '/chart.css'] },
  authorStyles: ['/own.css'],
  modules: { table: '/table.js', chart: '/chart.js', analytics: '/analytics.js' },
  islandScripts: { chart: ['/island.js', '/app.js'] },
  fontStyles: { 'en-US': ['/fonts.css'] },
  shell: [],
  programs: [],
}
const page = (more: object = {}) => contentPage('/en/a/', 'A page', { locale: '/en/', ...more })
const drawn = (data: PageData = page()) =>
  renderDocument(data, 'doc', '<div id="root"><h1>Drawn</h1></div>', bundle)
const clientOf = (html: string) => /<script type="module" id="kis-client"[^>]*>/.exec(html)![0]

it('is a document of its language around what was drawn', () => {
  const html = drawn()
  expect(html).toMatch(
    /^<!doctype html>\n<html lang="en-US" dir="ltr"><head><meta charset="utf-8">/,
  )
  expect(html).toContain('</head><body><div id="root"><h1>Drawn</h1></div>')
  expect(html.endsWith('\n</body></html>')).toBe(true)
  expect(drawn(page({ lang: 'ar' }))).toContain('<html lang="ar" dir="rtl">')
  for (const line of html.split('\n')) expect(line).not.toMatch(/^(?:false|undefined|null)?$/)
})

it('lets nothing out of a title, a class, or an attribute', () => {
  const hostile = '</title></script><script>alert(1)</script>"><!--'
  const html = drawn(
    page({
      title: hostile,
      description: hostile,
      frontmatter: { pageClass: hostile },
      head: [['meta', { name: 'x', content: hostile }]],
    }),
  )
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<!--')
  expect(html).toContain('<title>&lt;/title&gt;')
  expect(html).toContain('<body class="&lt;/title&gt;')
})

it('tags of the head are written as they are, but no text that could end its element', () => {
  const html = drawn(
    page({
      head: [
        ['script', { src: '/x.js', async: true }],
        ['style', {}, 'p > b {}'],
        ['style', { id: 'two' }, 'a</style>'],
        ['script', { id: 'three' }, '<!--'],
        ['link', { rel: 'me', href: 'https://me.example/?a&b' }],
        ['base', { target: '_top' }],
        ['noscript', {}],
      ],
    }),
  )
  expect(html).toContain('<script src="/x.js" async data-page></script>')
  expect(html).toContain('<style data-page>p > b {}</style>')
  expect(html).toContain('<style id="two" data-page></style>')
  expect(html).toContain('<script id="three" data-page></script>')
  expect(html).toContain('<link rel="me" href="https://me.example/?a&amp;b" data-page>\n')
  expect(html).toContain('<base target="_top" data-page>\n')
  expect(html).toContain('<noscript data-page></noscript>')
})

it('scripts and styles that stand in it are those the policy allows', () => {
  const list = { ...page({ title: 'List' }), type: 'tags', tags: [], collection: {} }
  for (const data of [page({ assets: ['islands'] }), list as unknown as PageData]) {
    const html = drawn(data)
    for (const [, text] of html.matchAll(/<script>(.*?)<\/script>/gs))
      expect([...INLINE_SCRIPTS, touchScript(html)]).toContain(text)
    for (const [, text] of html.matchAll(/<style>(.*?)<\/style>/gs))
      expect(INLINE_STYLES).toContain(text)
  }
})
/** Only where a site has islands is it in the list. */
const touchScript = (html: string) => [...html.matchAll(/<script>(.*?)<\/script>/gs)].at(-1)![1]!

it('readers are counted, but never where something may be unlocked', () => {
  settings.analytics = { tagManager: 'GTM-</script>' }
  const html = drawn()
  expect(html).toContain('id="analytics">{"tagManager":"GTM-\\u003c/script>"}</script>')
  expect(clientOf(html)).toContain('data-modules="/analytics.js"')
  const locked = drawn(lockedPage('/en/b/', 'B', true))
  expect(locked).not.toContain('analytics')
  expect(drawn(page({ opened: 'page' }))).not.toContain('analytics')
})

it('links the web fonts of its language, but not on locked pages', () => {
  expect(drawn()).toContain('<link rel="stylesheet" href="/fonts.css">')
  expect(drawn(page({ lang: 'ar' }))).not.toContain('/fonts.css')
  expect(drawn(lockedPage('/en/b/', 'B', true))).not.toContain('/fonts.css')
  expect(drawn(page({ opened: 'page' }))).not.toContain('/fonts.css')
})

it('marks pages that may be cached, and pages that stay out of search', () => {
  expect(isCacheableDocument(drawn())).toBe(true)
  expect(isCacheableDocument(drawn(lockedPage('/en/b/', 'B', true)))).toBe(false)
  expect(isCacheableDocument(drawn(page({ opened: 'page' })))).toBe(false)
  expect(clientOf(drawn())).not.toContain('data-unsearched')
  expect(clientOf(drawn(page({ frontmatter: { search: false } })))).toContain('data-unsearched')
  settings.offline = false
  expect(isCacheableDocument(drawn())).toBe(false)
})

it('names the manifest of its language where the site can be installed', () => {
  expect(drawn()).toContain('<link rel="manifest" href="/en/manifest.webmanifest">')
  settings.offline = false
  expect(drawn()).not.toContain('rel="manifest"')
})
