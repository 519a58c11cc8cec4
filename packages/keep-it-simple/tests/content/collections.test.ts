import { describe, expect, it } from 'vitest'
import type { ArchivesPage, CategoriesPage, PostsPage, TagsPage } from '#model/list-page.ts'
import { post, withSite } from '../support/tiny-site.ts'

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
})

describe('a long list', () => {
  it.skipIf(process.env['SHORT'] !== undefined)(
    'is split: years, tags and categories have pages of a hundred titles',
    async () => {
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
    },
  )
})
