import { describe, expect, it } from 'vitest'
import { page, post, withSite } from '../support/tiny-site.ts'

const dated = (n: number, front: Readonly<Record<string, unknown>> = {}) =>
  post({
    title: `Post ${n}`,
    createTime: `2024/01/${String(n).padStart(2, '0')} 10:00:00`,
    ...front,
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

  it('has the short name of a page in the sidebar, and its title beside its neighbours', async () => {
    const named = { 'dataMining/1.数据/2.y.md': page({ title: '一个句子', navTitle: '短' }) }
    await withSite({ ...files, ...named }, async (site) => {
      const { sidebar, title } = await site.content('/dataMining/数据/y/')
      expect(JSON.stringify(sidebar)).toContain('"text":"短","link":"/dataMining/数据/y/"')
      expect(title).toBe('一个句子')
      const { next } = await site.content('/dataMining/数据/x/')
      expect(next).toEqual({ text: '一个句子', link: '/dataMining/数据/y/' })
    })
  })

  it('names a group after the page of its folder', async () => {
    const use = { 'dataMining/3.use/README.md': page({ title: '用法' }) }
    await withSite({ ...files, ...use, 'dataMining/3.use/1.c.md': page({}) }, async (site) => {
      const { sidebar, crumbs } = await site.content('/dataMining/use/c/')
      expect(sidebar?.at(-1)).toMatchObject({ text: '用法', link: '/dataMining/use/' })
      expect(crumbs.at(-2)).toEqual({ text: '用法', link: '/dataMining/use/' })
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
