import { describe, expect, it } from 'vitest'
import { hashes, lockSettings, PASSWORDS } from '../support/lock-fixtures.ts'
import { testSite } from '../support/test-site.ts'
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

  it('says a phrase where there is no tag, and the list where there is neither', async () => {
    const files = {
      'blog/1.数据库/a.md': post({
        title: '覆盖索引什么时候不够',
        createTime: '2024/01/01 00:00:00',
      }),
      'blog/1.数据库/b.md': post({ title: '茶与水', createTime: '2024/01/02 00:00:00' }),
      'blog/1.数据库/c.md': post({
        title: '一次慢查询：覆盖索引',
        createTime: '2024/01/03 00:00:00',
      }),
      'blog/5.算法/d.md': post({ title: '雨与伞', createTime: '2024/01/04 00:00:00' }),
    }
    await withSite(files, async (site) => {
      const { related } = await site.content('/article/a/')
      expect(related?.[0]).toEqual({
        path: '/article/c/',
        title: '一次慢查询：覆盖索引',
        why: '都讲到：覆盖索引',
      })
    })
  })

  it('is at most four of each, always in the same order', async () => {
    const some = (name: string, count: number, front: object, body: string) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, n) => [
          `blog/${name}-${n}.md`,
          post({ title: `${name} ${n}`, createTime: `2023/01/0${n + 1} 00:00:00`, ...front }, body),
        ]),
      )
    const many = {
      'blog/bloom.md': post({ title: '布隆过滤器', tags: ['滤波'] }),
      ...some('like', 7, { tags: ['滤波'] }, '相近。'),
      ...some('cite', 6, {}, '[布隆](./bloom.md)'),
    }
    await withSite({ ...FILES, ...many }, async (site) => {
      const first = await site.content('/article/bloom/')
      expect(first.citedBy).toHaveLength(4)
      expect(first.related).toHaveLength(4)
      const again = await site.content('/article/bloom/')
      expect([again.related, again.citedBy]).toEqual([first.related, first.citedBy])
    })
  })

  it('does not change with a page about something else', async () => {
    await withSite(FILES, async (site) => {
      const before = await site.build()
      const hashOf = (result: typeof before, path: string) =>
        result.store!.pages.find(([one]) => one === path)![3]
      site.write({ 'about.md': post({ title: '天气', permalink: '/about/' }, '晴。') })
      const after = await site.build()
      for (const path of ['/article/bloom/', '/article/raft/', '/article/cuckoo/'])
        expect([path, hashOf(after, path)]).toEqual([path, hashOf(before, path)])
      site.write({
        'blog/bloom.md': post(
          { title: '茶与水温', createTime: '2024/01/01 00:00:00' },
          '一个集合。',
        ),
      })
      expect(hashOf(await site.build(), '/article/cuckoo/')).not.toBe(
        hashOf(before, '/article/cuckoo/'),
      )
    })
  })

  it('can be switched off, for a page and for a site', async () => {
    const off = { ...FILES, 'blog/bloom.md': post({ title: '布隆过滤器', related: false }) }
    await withSite(off, async (site) => {
      const { related, citedBy } = await site.content('/article/bloom/')
      expect([related, citedBy]).toEqual([undefined, undefined])
      expect((await site.content('/article/cuckoo/')).related).toBeDefined()
    })
    const settings = { site: { ...testSite.site, related: false } }
    await withSite(
      FILES,
      async (site) => expect((await site.content('/article/cuckoo/')).related).toBeUndefined(),
      settings,
    )
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
