import { describe, expect, it } from 'vitest'
import type { PostsPage } from '#model/list-page.ts'
import { page, post, withSite } from '../support/tiny-site.ts'

const dated = (n: number, front: Readonly<Record<string, unknown>> = {}) =>
  post({
    title: `Post ${n}`,
    createTime: `2024/01/${String(n).padStart(2, '0')} 10:00:00`,
    ...front,
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
})
