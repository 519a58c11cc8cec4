import { describe, expect, it } from 'vitest'
import { testSettings } from '../../../tests/support/test-site.ts'
import type { CompiledPage } from '../compiled-page.ts'
import type { Frontmatter } from '../front-matter-schema.ts'
import type { PlacedPage } from '../placed-page.ts'
import { emptyPage } from '../read-page.ts'
import { contentPage, type Surroundings } from './content-page.ts'

const usual = testSettings()
const COMMENTS = { repo: 'a/b', repoId: 'R_1', category: 'C', categoryId: 'D' }
const settings = { ...usual, site: { ...usual.site, comments: COMMENTS } }
const NOTHING = {
  crumbs: [{ text: 'Home', link: '/' }],
  onward: { related: [] },
  postsOf: () => undefined,
  notesOf: () => undefined,
} as unknown as Surroundings
const HEADINGS = [2, 3, 4, 6].map((level) => ({ level, text: `H${level}`, id: `h${level}` }))

/** The data of a page with these keys, this text and these neighbours. */
function shown(
  front: Partial<Frontmatter> = {},
  source: Partial<CompiledPage> = {},
  around: Partial<Surroundings> = {},
  placed: Partial<PlacedPage> = {},
) {
  const [locale] = settings.site.locales
  const page: PlacedPage = {
    source: { ...emptyPage('blog/a.md', []), headings: HEADINGS, words: 900, ...source },
    frontmatter: { title: 'A', ...front },
    path: '/a/',
    locale: locale!,
    lang: 'zh-CN',
    categoryList: [],
    ...placed,
  }
  return contentPage(page, { ...NOTHING, ...around }, settings)
}

describe('an article', () => {
  it('does without what its author switches off', () => {
    const off = { editLink: false, readingTime: false, copyright: false, comments: false } as const
    const page = shown(off, { assets: ['chart'] })
    for (const key of ['editLink', 'readingTime', 'copyright', 'comments'])
      expect(page).not.toHaveProperty(key)
    expect(page.assets).toEqual(['chart'])
    expect(shown({ comments: false })).not.toHaveProperty('assets')
  })

  it.each([
    ['<p>One &lt;b&gt; &amp; &quot;two&quot;</p>\n<p>three</p>', 'One <b> & "two" three'],
    ['&amp;lt;', '&lt;'],
    ['<p> </p>', undefined],
    [undefined, undefined],
    [`<p>${'字'.repeat(159)}😀😀</p>`, `${'字'.repeat(159)}😀`],
  ])('is described by its beginning: %s', (excerpt, description) => {
    expect(shown({}, excerpt === undefined ? {} : { excerpt }).description).toBe(description)
  })
})

describe('a page that is no article', () => {
  it.each(['home', 'page', 'friends'])('has nothing of one: %s', (pageLayout) => {
    const behind = { path: '/en/a/' } as never
    const page = shown({ pageLayout }, {}, { behind })
    for (const key of ['editLink', 'readingTime', 'copyright', 'comments', 'behind', 'related'])
      expect(page).not.toHaveProperty(key)
    expect('home' in page).toBe(pageLayout === 'home')
    expect('friends' in page).toBe(pageLayout === 'friends')
  })
})
