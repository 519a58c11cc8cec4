import { describe, expect, it } from 'vitest'
import { resolveCollection } from '#model/collection.ts'
import type { ArchivesPage, CategoriesPage, PostsPage, TagsPage } from '#model/list-page.ts'
import { page, post, withSite } from '../support/tiny-site.ts'

const dated = (n: number, front: Readonly<Record<string, unknown>> = {}) =>
  post({
    title: `Post ${n}`,
    createTime: `2024/01/${String(n).padStart(2, '0')} 10:00:00`,
    ...front,
  })

describe('post lists', () => {
  const many = Object.fromEntries(
    Array.from({ length: 23 }, (_, i) => [`blog/p${i + 1}.md`, dated(i + 1)]),
  )

  it('[S9.1] the blog shows ten a page, newest first, each page at its own address', async () => {
    await withSite(many, async (site) => {
      const first = (await site.page('/blog/')) as PostsPage
      expect(first.list.posts.map(({ title }) => title)).toEqual(
        Array.from({ length: 10 }, (_, i) => `Post ${23 - i}`),
      )
      expect(first.list).toMatchObject({ page: 1, pages: 3 })
      const third = (await site.page('/blog/page/3/')) as PostsPage
      expect(third.list.posts).toHaveLength(3)
      expect(third.title).not.toBe(first.title)
      expect(await site.page('/blog/page/4/')).toBeUndefined()
      expect(await site.page('/blog/page/1/')).toBeUndefined()
    })
  })

  it('[S3.9] a summary has path, title, categories, tags, time, language, excerpt, cover and pin', async () => {
    const source = dated(3, {
      title: 'A',
      tags: ['Go', '并发'],
      cover: '/images/a.svg',
      coverStyle: { layout: 'right' },
      sticky: 2,
    })
    await withSite(
      {
        'public/images/a.svg': '<svg/>',
        'blog/2.编程语言/2.Go/a.md': source.replace('Text.', '开头。\n\n<!-- more -->\n\n其余。'),
      },
      async (site) => {
        const { list } = (await site.page('/blog/')) as PostsPage
        expect(list.posts).toEqual([
          {
            path: '/article/a/',
            title: 'A',
            categoryList: [
              { id: 'language', sort: 2, name: '编程语言' },
              { id: 'go', sort: 2, name: 'Go' },
            ],
            tags: ['Go', '并发'],
            createTime: '2024/01/03 10:00:00',
            lang: 'zh-CN',
            excerpt: '<p>开头。</p>',
            cover: '/images/a.svg',
            coverStyle: { layout: 'right' },
            sticky: 2,
          },
        ])
      },
    )
  })

  it('[S3.10] pinned posts stand first, the heavier pin higher', async () => {
    const files = {
      'blog/a.md': dated(1, { sticky: true }),
      'blog/b.md': dated(2),
      'blog/c.md': dated(3, { sticky: 5 }),
      'blog/d.md': dated(4, { sticky: 0 }),
      'blog/e.md': dated(5, { sticky: false }),
    }
    await withSite(files, async (site) => {
      const { list } = (await site.page('/blog/')) as PostsPage
      expect(list.posts.map(({ path }) => path.at(-2))).toEqual(['c', 'a', 'd', 'e', 'b'])
    })
  })

  it('an article that is `article: false` is a page but not in the lists', async () => {
    await withSite(
      { 'blog/a.md': dated(1), 'blog/b.md': page({ article: false }) },
      async (site) => {
        expect(((await site.page('/blog/')) as PostsPage).list.posts).toHaveLength(1)
        expect((await site.content('/article/b/')).title).toBe('Title')
      },
    )
  })

  it('[S3.12] tags are counted per language and each has an address', async () => {
    const files = {
      'blog/a.md': dated(1, { tags: ['C#', '索引'] }),
      'blog/b.md': dated(2, { tags: ['索引'] }),
      'en/blog/a.md': dated(1, { tags: ['Go'] }),
    }
    await withSite(files, async (site) => {
      const all = (await site.page('/blog/tags/')) as TagsPage
      expect(all.tags).toEqual([
        { name: '索引', count: 2, path: '/blog/tags/索引/' },
        { name: 'C#', count: 1, path: '/blog/tags/C-sharp/' },
      ])
      const one = (await site.page('/blog/tags/索引/')) as TagsPage
      expect(one.selected?.posts.map(({ title }) => title)).toEqual(['Post 2', 'Post 1'])
      expect(JSON.stringify(await site.page('/en/blog/tags/'))).not.toContain('索引')
    })
  })

  it('[S3.14] categories are numbered folders, with posts after folders', async () => {
    const files = {
      'blog/2.工具/a.md': dated(1),
      'blog/1.数据库/2.Redis/b.md': dated(2),
      'blog/1.数据库/1.SQLite/c.md': dated(3),
      'blog/1.数据库/d.md': dated(4),
      'blog/散记/e.md': dated(5),
      'blog/f.md': dated(6),
    }
    await withSite(files, async (site) => {
      const { tree } = (await site.page('/blog/categories/')) as CategoriesPage
      expect(tree.map((node) => node.title)).toEqual(['数据库', '工具', '散记', 'Post 6'])
      expect(tree[0]).toMatchObject({
        type: 'category',
        id: 'database',
        sort: 1,
        count: 3,
        path: '/blog/categories/database/',
      })
      expect('items' in tree[0]! && tree[0].items.map(({ title }) => title)).toEqual([
        'SQLite',
        'Redis',
        'Post 4',
      ])
      const one = (await site.page('/blog/categories/sqlite/')) as CategoriesPage
      expect(one.selected).toMatchObject({ id: 'sqlite', title: 'SQLite' })
    })
  })

  it('[S3.13] archives group by year with month and day', async () => {
    const files = {
      'blog/a.md': post({ createTime: '2023/12/31 23:59:59' }),
      'blog/b.md': post({ createTime: '2024/01/01 00:00:00' }),
    }
    await withSite(files, async (site) => {
      const { groups } = (await site.page('/blog/archives/')) as ArchivesPage
      expect(groups).toEqual([
        {
          title: '2024',
          count: 1,
          posts: [{ title: 'Title', path: '/article/b/', date: '01-01' }],
        },
        {
          title: '2023',
          count: 1,
          posts: [{ title: 'Title', path: '/article/a/', date: '12-31' }],
        },
      ])
    })
  })

  it('no list carries the other language or more than its page', async () => {
    const files = { ...many, 'en/blog/x.md': dated(9, { title: 'Foreign' }) }
    await withSite(files, async (site) => {
      expect(JSON.stringify(await site.page('/blog/'))).not.toMatch(/Foreign|Post 13"/)
      expect(JSON.stringify(await site.page('/article/p5/'))).not.toContain('Post 23')
    })
  })
})

describe('a long list', () => {
  it('is split: years, tags and categories have pages of a hundred titles', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 520 }, (_, i) => [
        `blog/1.数据库/p${i}.md`,
        post({ title: `T${i}`, createTime: `20${20 + (i % 2)}/05/12 10:00:00`, tags: ['索引'] }),
      ]),
    )
    await withSite(files, async (site) => {
      const archives = (await site.page('/blog/archives/')) as ArchivesPage
      expect(
        archives.groups.map(({ title, count, posts }) => [title, count, posts.length]),
      ).toEqual([
        ['2021', 260, 0],
        ['2020', 260, 0],
      ])
      const year = (await site.page('/blog/archives/2021/page/3/')) as ArchivesPage
      expect(year.groups[0]!.posts).toHaveLength(60)
      const tag = (await site.page('/blog/tags/索引/page/6/')) as TagsPage
      expect(tag.selected?.posts).toHaveLength(20)
      const category = (await site.page('/blog/categories/database/')) as CategoriesPage
      expect(category.selected?.posts).toHaveLength(100)
      expect(JSON.stringify(category.tree)).not.toContain('T5')
    })
  })
})

describe('series', () => {
  const files = {
    'dataMining/README.md': page({ title: '目录', permalink: '/dataMining/' }),
    'dataMining/2.关联/1.b.md': page({ title: 'B' }),
    'dataMining/1.数据/10.z.md': page({ title: 'Z' }),
    'dataMining/1.数据/2.y.md': page({ title: 'Y' }),
    'dataMining/1.数据/x.md': page({ title: 'X', order: 1 }),
  }

  it('[S2.5.3] the sidebar follows folders, numbers and `order`', async () => {
    await withSite(files, async (site) => {
      const { sidebar } = await site.content('/dataMining/关联/b/')
      expect(sidebar).toEqual([
        { text: '目录', link: '/dataMining/' },
        {
          text: '数据',
          items: [
            { text: 'X', link: '/dataMining/数据/x/' },
            { text: 'Y', link: '/dataMining/数据/y/' },
            { text: 'Z', link: '/dataMining/数据/z/' },
          ],
        },
        { text: '关联', items: [{ text: 'B', link: '/dataMining/关联/b/' }] },
      ])
    })
  })

  it('[S1.17] [S1.18] neighbours and breadcrumbs follow the sidebar', async () => {
    await withSite(files, async (site) => {
      const last = await site.content('/dataMining/数据/z/')
      expect(last.prev).toEqual({ text: 'Y', link: '/dataMining/数据/y/' })
      expect(last.next).toEqual({ text: 'B', link: '/dataMining/关联/b/' })
      expect(last.crumbs).toEqual([
        { text: '首页', link: '/' },
        { text: '数据挖掘', link: '/dataMining/' },
        { text: '数据' },
        { text: 'Z' },
      ])
    })
  })

  it('posts: previous is newer, next is older, the page may say otherwise', async () => {
    const posts = {
      'blog/a.md': dated(1),
      'blog/b.md': dated(2, { next: false }),
      'blog/c.md': dated(3, { next: '/article/a/' }),
    }
    await withSite(posts, async (site) => {
      expect((await site.content('/article/b/')).prev?.text).toBe('Post 3')
      expect((await site.content('/article/b/')).next).toBeUndefined()
      expect((await site.content('/article/c/')).next).toEqual({
        text: 'Post 1',
        link: '/article/a/',
      })
    })
  })
})

describe('translations', () => {
  it('lead to the pair, else to the nearest page above that has one, and say which', async () => {
    const files = {
      'README.md': page({}),
      'en/README.md': page({}),
      'blog/a.md': dated(1, { translation: '/en/article/b/', tags: ['Go', '只有中文'] }),
      'blog/c.md': dated(2),
      'en/blog/b.md': dated(1, { tags: ['Go'] }),
      'designModel/README.md': page({ translation: '/en/solid/' }),
      'designModel/1.x.md': page({}),
      'en/solid/README.md': page({}),
      'dataMining/README.md': page({}),
    }
    await withSite(files, async (site) => {
      const alternate = async (path: string) => (await site.page(path))?.alternate
      expect(await alternate('/article/a/')).toEqual({
        lang: 'en-US',
        path: '/en/article/b/',
        exact: true,
      })
      expect(await alternate('/en/article/b/')).toEqual({
        lang: 'zh-CN',
        path: '/article/a/',
        exact: true,
      })
      expect(await alternate('/article/c/')).toEqual({
        lang: 'en-US',
        path: '/en/blog/',
        exact: false,
      })
      expect(await alternate('/designModel/x/')).toEqual({
        lang: 'en-US',
        path: '/en/solid/',
        exact: false,
      })
      expect(await alternate('/dataMining/')).toEqual({ lang: 'en-US', path: '/en/', exact: false })
      expect(await alternate('/blog/')).toEqual({ lang: 'en-US', path: '/en/blog/', exact: true })
      expect(await alternate('/blog/tags/Go/')).toEqual({
        lang: 'en-US',
        path: '/en/blog/tags/Go/',
        exact: true,
      })
      expect(await alternate('/blog/tags/只有中文/')).toEqual({
        lang: 'en-US',
        path: '/en/blog/tags/',
        exact: false,
      })
      expect(await alternate('/')).toEqual({ lang: 'en-US', path: '/en/', exact: true })
    })
  })
})

describe('layouts of pages', () => {
  it('[S2.4.1] a page with the posts layout shows the list, and may stand in for it', async () => {
    const files = {
      'blog/a.md': dated(1),
      'blog/README.md': page({
        title: '全部文章',
        permalink: '/blog/',
        pageLayout: 'posts',
        article: false,
      }),
      'news.md': page({ title: '新鲜事', pageLayout: 'posts' }),
    }
    await withSite(files, async (site) => {
      expect(await site.page('/blog/')).toMatchObject({ type: 'posts', title: '全部文章' })
      const news = (await site.page('/news/')) as PostsPage
      expect(news).toMatchObject({ type: 'posts', title: '新鲜事' })
      expect(news.list.posts.map(({ title }) => title)).toEqual(['Post 1'])
    })
  })

  it('a feature that names a series says how many notes it has and which is the first', async () => {
    const config = [
      {
        type: 'features',
        features: [
          { title: 'A series', series: 'interview' },
          { title: 'One without notes', series: 'paperNote' },
        ],
      },
    ]
    const files = {
      'README.md': page({ pageLayout: 'home', config }),
      'interview/README.md': page({ title: '目录', permalink: '/interview/' }),
      'interview/2.second.md': page({ title: '第二' }),
      'interview/1.first.md': page({ title: '第一' }),
      'paperNote/README.md': page({ title: '目录', permalink: '/paperNote/' }),
    }
    await withSite(files, async (site) => {
      expect((await site.content('/')).home?.sections).toEqual([
        {
          type: 'features',
          features: [
            {
              title: 'A series',
              notes: { count: 2, first: { text: '第一', link: '/interview/first/' } },
            },
            { title: 'One without notes' },
          ],
        },
      ])
    })
  })

  it('[S2.4.6] a home without sections is a banner if one is set, else a full hero', async () => {
    await withSite(
      {
        'public/x.jpg': '',
        'a.md': page({ pageLayout: 'home', banner: '/x.jpg' }),
        'b.md': page({ pageLayout: 'home', hero: { name: 'B' } }),
      },
      async (site) => {
        expect((await site.content('/a/')).home?.sections).toEqual([
          { type: 'banner', banner: '/x.jpg' },
        ])
        expect((await site.content('/b/')).home?.sections).toEqual([
          { type: 'hero', full: true, hero: { name: 'B' } },
        ])
      },
    )
  })

  it('every section of a home shows the collection it names', async () => {
    const sections = [{ type: 'posts' }, { type: 'blog', collection: 'en/blog', title: 'English' }]
    const files = {
      'README.md': page({ pageLayout: 'home', config: sections }),
      'blog/a.md': dated(1, { title: '甲' }),
      'en/blog/b.md': dated(2, { title: 'B' }),
    }
    await withSite(files, async (site) => {
      const { home } = await site.content('/')
      const shown = home!.sections.map((section) =>
        section.type === 'posts' || section.type === 'blog'
          ? section.list?.posts.map(({ title }) => title)
          : undefined,
      )
      expect(shown).toEqual([['甲'], ['B']])
    })
  })

  it('a language without a home page is not offered', async () => {
    await withSite({ 'README.md': page({}), 'a.md': page({}) }, async (site) => {
      expect((await site.content('/a/')).alternate).toBeUndefined()
    })
  })

  it('two categories may not share an id', async () => {
    const files = { 'blog/1.甲/a.md': dated(1), 'blog/2.乙/b.md': dated(2) }
    const collections = [
      resolveCollection({
        type: 'post',
        dir: 'blog',
        title: 'Blog',
        categoryIds: { 甲: 'x', 乙: 'x' },
      }),
    ]
    await withSite(
      files,
      async (site) => {
        expect((await site.diagnostics()).map(({ code }) => code)).toEqual(['repeated-category-id'])
      },
      { collections },
    )
  })
})
