import { describe, expect, it } from 'vitest'
import { hashes, lockSettings, PASSWORDS } from '../support/lock-fixtures.ts'
import { post, withSite, type Files } from '../support/tiny-site.ts'

/** Six articles on three subjects; the date puts none beside another of its subject. */
const FILES: Files = {
  'blog/bloom.md': post(
    { title: '布隆过滤器的误判率', tags: ['数据结构'], createTime: '2024/01/01 00:00:00' },
    '一个集合。',
  ),
  'blog/raft.md': post(
    { title: 'Raft 选主', tags: ['一致性'], createTime: '2024/01/02 00:00:00' },
    '随机的超时。',
  ),
  'blog/cuckoo.md': post(
    { title: '布谷鸟过滤器', tags: ['数据结构'], createTime: '2024/01/03 00:00:00' },
    '它能删除，[布隆](./bloom.md)不能。',
  ),
  'blog/paxos.md': post(
    { title: 'Paxos 与 Raft', tags: ['一致性'], createTime: '2024/01/04 00:00:00' },
    '两种算法。',
  ),
  'blog/tea.md': post({ title: '茶', createTime: '2024/01/05 00:00:00' }, '水温。'),
  'blog/skip.md': post(
    { title: '跳表', tags: ['数据结构'], createTime: '2024/01/06 00:00:00' },
    '一层一层。',
  ),
}

const names = (pages: readonly { readonly title: string }[] = []) => pages.map(({ title }) => title)

describe('what follows an article', () => {
  it('is what is like it and what cites it, each with its reason', async () => {
    await withSite(FILES, async (site) => {
      const bloom = await site.content('/article/bloom/')
      expect(bloom.citedBy).toEqual([
        { path: '/article/cuckoo/', title: '布谷鸟过滤器', why: '引用处：“布隆”' },
      ])
      expect(bloom.related).toEqual([
        { path: '/article/skip/', title: '跳表', why: '都讲到：数据结构' },
      ])
      const tea = await site.content('/article/tea/')
      expect([tea.related, tea.citedBy]).toEqual([undefined, undefined])
    })
  })

  it('leaves out the neighbours, which are shown anyway, and other languages', async () => {
    const files = {
      ...FILES,
      'blog/elections.md': post(
        { title: '选主的超时', tags: ['一致性'], createTime: '2024/01/02 12:00:00' },
        '随机。',
      ),
      'en/blog/raft.md': post({ title: 'Raft 选主', tags: ['一致性'] }),
    }
    await withSite(files, async (site) => {
      const raft = await site.content('/article/raft/')
      expect([raft.prev?.text, raft.next?.text]).toEqual(['选主的超时', '布隆过滤器的误判率'])
      expect(names(raft.related)).toEqual(['Paxos 与 Raft'])
    })
  })
})

it('names no page that is locked, held back or kept out of lists, nor what such a page says', async () => {
  const { own } = await hashes()
  const link = '布隆过滤器，[看这里](./open.md)。'
  const like = (front: object) =>
    post({ title: '布隆过滤器与密语', tags: ['布隆'], ...front }, link)
  const hidden = {
    'blog/locked.md': like({ encrypt: { hash: own, title: true } }),
    'blog/draft.md': like({ draft: true }),
    'blog/later.md': like({ publishAt: '2099/01/01 00:00:00' }),
    'blog/apart.md': like({ article: false }),
    'blog/unsearched.md': like({ search: false }),
    'blog/noindex.md': like({ head: [['meta', { name: 'robots', content: 'noindex' }]] }),
  }
  const open = post({ title: '布隆过滤器', tags: ['布隆'], permalink: '/article/open/' })
  await withSite(
    { ...hidden, 'blog/open.md': open },
    async (site) => {
      const { related, citedBy } = await site.content('/article/open/')
      expect([related, citedBy]).toEqual([undefined, undefined])
    },
    { locks: await lockSettings({ rules: {}, admin: [] }), passwords: [PASSWORDS.own] },
  )
})
