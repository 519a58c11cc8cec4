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
  it('has no more than it needs', () => {
    const { comments, readingTime, editLink, copyright, ...rest } = shown()
    expect(comments).toBeDefined()
    expect(readingTime).toBeDefined()
    expect(editLink).toContain('/docs/blog/a.md')
    expect(copyright).toEqual({
      creation: 'original',
      license: settings.site.license,
      author: settings.site.author,
    })
    expect(rest).toEqual({
      format: rest.format,
      type: 'content',
      path: '/a/',
      lang: 'zh-CN',
      locale: '/',
      title: 'A',
      layout: 'Layout',
      pageLayout: 'doc',
      filePathRelative: 'blog/a.md',
      frontmatter: {},
      assets: ['comments'],
      headings: HEADINGS.slice(0, 2),
      crumbs: NOTHING.crumbs,
      related: [],
    })
  })

  it('has what other pages and its history know of it', () => {
    const around = {
      prev: { text: 'P', link: '/p/' },
      next: { text: 'N', link: '/n/' },
      sidebar: [{ text: 'S' }],
      alternates: [{ lang: 'en-US', path: '/en/a/', exact: true }],
      behind: { path: '/en/a/' },
    } as unknown as Partial<Surroundings>
    const git = { updatedTime: 'x', contributors: [] }
    const placed = { git, createTime: '2024-05-12' } as Partial<PlacedPage>
    expect(shown({}, {}, around, placed)).toMatchObject({ ...around, ...placed })
  })

  it('has the tags and the list of its blog', () => {
    const go = { name: 'go', count: 2 }
    const postList = { byName: new Map([['go', go]]), info: { link: '/blog/' } } as never
    const categoryList = [{ id: 'x', name: 'X' }] as never
    const post = shown({ tags: ['go', 'none'] }, {}, { postList }, { categoryList })
    expect(post).toMatchObject({ tags: [go], categoryList, collection: { link: '/blog/' } })
    expect(shown({}, {}, { postList }).tags).toEqual([])
    expect(shown({ tags: ['go'] })).not.toHaveProperty('tags')
  })

  it('does without what its author switches off', () => {
    const off = { editLink: false, readingTime: false, copyright: false, comments: false } as const
    const page = shown(off, { assets: ['chart'] })
    for (const key of ['editLink', 'readingTime', 'copyright', 'comments'])
      expect(page).not.toHaveProperty(key)
    expect(page.assets).toEqual(['chart'])
    expect(shown({ comments: false })).not.toHaveProperty('assets')
  })

  it('has a copyright of its own', () => {
    expect(shown({ copyright: { author: 'Ada', license: undefined } as never }).copyright).toEqual({
      creation: 'original',
      license: settings.site.license,
      author: 'Ada',
    })
    expect(shown({ copyright: true as never }).copyright!.creation).toBe('original')
  })

  it('is a draft, or held back until its time', () => {
    expect(shown({ draft: true })).toMatchObject({ draft: true })
    expect(shown({ draft: true })).not.toHaveProperty('heldUntil')
    const held = { heldUntil: '2030-01-01' } as Partial<PlacedPage>
    expect(shown({}, {}, {}, held)).toMatchObject({ draft: true, ...held })
  })

  it.each<[Frontmatter['outline'], number[], unknown]>([
    [undefined, [2, 3], undefined],
    [true, [2, 3], [2, 3]],
    [false, [], false],
    ['deep', [2, 3, 4, 6], [2, 6]],
    [3, [3], [3, 3]],
    [
      [3, 4],
      [3, 4],
      [3, 4],
    ],
  ])('with the outline %j lists these headings', (outline, levels, kept) => {
    const page = shown({ outline })
    expect(page.headings.map(({ level }) => level)).toEqual(levels)
    expect(page.frontmatter.outline).toEqual(kept)
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

  it('has no key it has nothing to say about', () => {
    const written: readonly unknown[] = Object.values(shown({ comments: false }))
    expect(written.includes(undefined)).toBe(false)
    expect(Object.keys(shown())).not.toContain('description')
  })

  it('is described by its author first', () => {
    expect(shown({ description: 'Own' }, { excerpt: '<p>x</p>' }).description).toBe('Own')
  })

  it('keeps the keys a layout reads', () => {
    const front = {
      comment: false,
      aliases: [],
      badge: { text: 'new', type: undefined },
      plot: { trigger: 'click', effect: undefined },
      aside: false,
    } as unknown as Partial<Frontmatter>
    expect(shown(front).frontmatter).toEqual({
      comments: false,
      badge: { text: 'new' },
      plot: { trigger: 'click' },
      aside: false,
    })
    expect(
      shown({ aliases: ['b'], badge: 'x', comment: false, comments: true }).frontmatter,
    ).toEqual({ aliases: ['b'], badge: 'x', comments: true })
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

  it('shows friends, alone and in groups', () => {
    const list = [{ name: 'Ada', link: 'https://ada.example' }]
    const groups = [{ title: 'G', list }]
    const friends = { list, groups }
    expect(shown({ pageLayout: 'friends', ...friends }).friends).toEqual(friends)
    expect(shown({ pageLayout: 'friends' }).friends).toEqual({ list: [], groups: [] })
  })

  it('has its own layout, and tags of its own in its head', () => {
    const head = [['meta', { name: 'a', content: 'b' }]] as never
    expect(shown({ layout: 'Wide', head })).toMatchObject({ layout: 'Wide', head })
  })
})
