import { describe, expect, it } from 'vitest'
import type { CompilerSettings } from '#content/settings.ts'
import { resolveCollection } from '#model/collection.ts'
import { expectMistakes } from '../support/mistakes.ts'
import { testSite } from '../support/test-site.ts'
import { page, post, withSite } from '../support/tiny-site.ts'

const locale = (prefix: string, lang: string, label: string) => ({
  prefix,
  lang,
  label,
  title: label,
  description: label,
})
const LOCALES = [
  locale('/', 'zh-CN', '中文'),
  locale('/en/', 'en-US', 'English'),
  locale('/ja/', 'ja-JP', '日本語'),
]
const THREE: Partial<CompilerSettings> = {
  site: { ...testSite.site, locales: LOCALES },
  collections: ['', 'en/', 'ja/'].map((prefix) =>
    resolveCollection({
      type: 'post',
      dir: `${prefix}blog`,
      title: 'Blog',
      link: `/${prefix}blog/`,
      linkPrefix: `/${prefix}article/`,
    }),
  ),
  words: {
    'ja-JP': {
      interface: { home: 'ホーム', tags: 'タグ' },
      blocks: { callout: { tip: 'ヒント' } },
    },
  },
}

const HOMES = { 'README.md': page({}), 'en/README.md': page({}), 'ja/README.md': page({}) }

describe('three languages', () => {
  it('a group has what any of its pages names, and every page leads to all others', async () => {
    const files = {
      ...HOMES,
      'blog/a.md': post({ permalink: '/article/a/' }),
      'en/blog/b.md': post({ permalink: '/en/article/b/', translation: '/article/a/' }),
      'ja/blog/c.md': post({ permalink: '/ja/article/c/', translation: '/en/article/b/' }),
    }
    await withSite(
      files,
      async (site) => {
        const alternates = async (path: string) => (await site.page(path))?.alternates
        const zh = { lang: 'zh-CN', path: '/article/a/', exact: true }
        const en = { lang: 'en-US', path: '/en/article/b/', exact: true }
        const ja = { lang: 'ja-JP', path: '/ja/article/c/', exact: true }
        expect(await alternates('/article/a/')).toEqual([en, ja])
        expect(await alternates('/en/article/b/')).toEqual([zh, ja])
        expect(await alternates('/ja/article/c/')).toEqual([zh, en])
      },
      THREE,
    )
  })

  it('one page may name several; where there is no translation, the nearest page above is found', async () => {
    const files = {
      ...HOMES,
      'blog/a.md': post({
        permalink: '/article/a/',
        translation: ['/en/article/b/', '/ja/article/c/'],
        tags: ['Go'],
      }),
      'en/blog/b.md': post({ permalink: '/en/article/b/', tags: ['Go'] }),
      'ja/blog/c.md': post({ permalink: '/ja/article/c/' }),
      'ja/blog/d.md': post({ permalink: '/ja/article/d/' }),
    }
    await withSite(
      files,
      async (site) => {
        const paths = async (path: string) =>
          (await site.page(path))?.alternates?.map((one) => [one.path, one.exact])
        expect(await paths('/en/article/b/')).toEqual([
          ['/article/a/', true],
          ['/ja/article/c/', true],
        ])
        expect(await paths('/ja/article/d/')).toEqual([
          ['/blog/', false],
          ['/en/blog/', false],
        ])
        expect(await paths('/blog/tags/Go/')).toEqual([
          ['/en/blog/tags/Go/', true],
          ['/ja/blog/tags/', false],
        ])
        expect(await paths('/ja/blog/archives/')).toEqual([
          ['/blog/archives/', true],
          ['/en/blog/archives/', true],
        ])
        expect(await paths('/ja/404.html')).toEqual([
          ['/', false],
          ['/en/', false],
        ])
      },
      THREE,
    )
  })

  it('pages say the author’s words, and those of English where there are none', async () => {
    const files = {
      ...HOMES,
      'ja/blog/c.md': post(
        { permalink: '/ja/article/c/', tags: ['Go'] },
        '::: tip\n本文\n:::\n\n::: warning\n本文\n:::',
      ),
    }
    await withSite(
      files,
      async (site) => {
        const article = await site.content('/ja/article/c/')
        expect(article.lang).toBe('ja-JP')
        expect(article.crumbs[0]).toEqual({ text: 'ホーム', link: '/ja/' })
        const html = JSON.stringify(article.body)
        expect(html).toContain('ヒント')
        expect(html).toContain('Warning')
        expect((await site.page('/ja/blog/tags/'))?.title).toBe('タグ')
        expect((await site.page('/ja/404.html'))?.title).toBe('PAGE NOT FOUND')
        expect((await site.page('/ja/offline.html'))?.title).toBe("You're offline")
        const [reported] = await site.diagnostics()
        expect(reported).toMatchObject({ severity: 'warning', code: 'missing-words' })
        expect(reported!.message).toContain('interface.search')
        expect(reported!.message).not.toContain('interface.home,')
      },
      THREE,
    )
  })
})

describe('mistakes with languages', () => {
  expectMistakes([
    {
      name: 'two translations in one language',
      files: {
        'a.md': page({ permalink: '/a/' }),
        'b.md': page({ permalink: '/b/', translation: '/ja/c/' }),
        'en/a.md': page({ permalink: '/en/a/', translation: ['/a/', '/ja/c/'] }),
        'ja/c.md': page({ permalink: '/ja/c/' }),
      },
      override: THREE,
      at: 'docs/en/a.md:4',
      code: 'bad-translation',
      remedy: /Name one of them only/,
    },
    {
      name: 'a word that does not exist',
      files: HOMES,
      override: {
        words: { 'en-US': { interface: { serach: 'Find' } } } as NonNullable<
          CompilerSettings['words']
        >,
      },
      at: 'locale/en-US.ts',
      code: 'unknown-word',
      remedy: /`interface.search`/,
      warning: true,
    },
  ])
})
