import { describe, expect, it } from 'vitest'
import { DEFAULT_LAYOUT } from '#model/layout.ts'
import { testSettings } from '../../../tests/support/test-site.ts'
import type { CompiledPage } from '../compiled-page.ts'
import { emptyPage } from '../read-page.ts'
import type { CompilerSettings } from '../settings.ts'
import { Placer } from './place-anyway.ts'

type Source = Pick<CompiledPage, 'frontmatter' | 'salvaged'>

const page = (file: string, rest: Source): CompiledPage => ({ ...emptyPage(file, []), ...rest })
const titled = (front: object, file = 'a.md') =>
  page(file, { frontmatter: { title: 'T', ...front } })
const place = (source: CompiledPage, more: Partial<CompilerSettings> = {}) =>
  new Placer(testSettings(undefined, more)).place(source)

describe('a page while it is written', () => {
  it('stands at its address', () => {
    expect(place(titled({ permalink: '/x/' }))).toMatchObject({
      path: '/x/',
      frontmatter: { title: 'T' },
    })
  })

  it('stands where its file would, when its own address cannot be', () => {
    const source = titled({ permalink: '/en/x/', lang: 'fr' }, 'blog/e\u0301.md')
    const placer = new Placer(testSettings())
    expect(placer.place(source)).toMatchObject({
      source,
      path: '/article/\u00e9/',
      locale: { prefix: '/' },
      lang: 'fr',
      collection: { dir: 'blog' },
      categoryList: [],
      frontmatter: { title: 'T' },
    })
    expect(placer.problems(source).map(({ code }) => code)).toEqual(['bad-address'])
    const english = place(titled({ permalink: '/x/' }, 'en/a.md'))!
    expect(english).toMatchObject({ path: '/en/a/', locale: { prefix: '/en/' }, lang: 'en-US' })
    expect(english).not.toHaveProperty('collection')
  })

  it('stands nowhere as a draft that is not asked for', () => {
    const draft = titled({ draft: true, permalink: '/en/x/' })
    expect(place(draft, { drafts: false })).toBeUndefined()
    expect(place(draft, { drafts: true })?.path).toBe('/a/')
    expect(place(titled({ draft: true }), { drafts: false })).toBeUndefined()
  })

  it.each([
    ['what could be read of it', page('1.a.md', { salvaged: { title: 'Read' } }), 'Read'],
    [
      'its file, without its number',
      page('deep/1.open.MD', { salvaged: { draft: false } }),
      'open',
    ],
    ['its file, where nothing could be read', page('b.md', {}), 'b'],
  ])('is named by %s', (_what, source, title) => {
    expect(place(source)!.frontmatter.title).toBe(title)
  })

  const layouts = (source: CompiledPage, more: Partial<CompilerSettings> = {}) => {
    const { layout, pageLayout } = place(source, more)!.frontmatter
    return [layout, pageLayout]
  }

  it.each([
    [{ layout: 'Wide', pageLayout: 'home' }, ['Wide', 'home']],
    [{ layout: DEFAULT_LAYOUT, pageLayout: 'Wide' }, [DEFAULT_LAYOUT, 'Wide']],
    [{ layout: 'nope', pageLayout: 'nope' }, [undefined, undefined]],
    [{ layout: 'home' }, [undefined, undefined]],
    [{}, [undefined, undefined]],
    [{ pageLayout: 'posts' }, [undefined, 'posts']],
  ])('has only layouts that there are: %j', (front, shown) => {
    expect(layouts(titled(front))).toEqual(shown)
  })

  it('shows no list of posts where its language has none', () => {
    const { collections } = testSettings()
    const chinese = collections.filter(({ dir }) => dir === 'blog')
    const list = (file: string, more: Partial<CompilerSettings>) =>
      layouts(titled({ pageLayout: 'posts' }, file), more)[1]
    expect(list('a.md', { collections: chinese })).toBe('posts')
    expect(list('en/a.md', { collections: chinese })).toBeUndefined()
    const series = collections.filter(({ type }) => type === 'doc')
    expect(list('a.md', { collections: series })).toBeUndefined()
  })

  it('is placed once, until files have come or gone', () => {
    const placer = new Placer(testSettings())
    const source = titled({})
    const first = placer.place(source)
    expect(placer.place(source)).toBe(first)
    expect(placer.problems(source)).toEqual([])
    placer.forget()
    expect(placer.place(source)).not.toBe(first)
    expect(placer.place(source)).toEqual(first)
  })
})
