import { execFileSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteInput } from '#model/site-settings.ts'
import { test as base } from 'keep-it-simple-testing/browser.ts'
import { serveFolder } from '#publish/serve.ts'
import { kisBuild, writeAuthorSite } from './author-site.ts'
import { oncePerRun } from './once-per-run.ts'
import { page, post, type Files } from './tiny-site.ts'

/**
 * A small whole site as `kis build` makes it: two languages, bars, a blog, a series, a history and a
 * search index. Tests that read pages as a visitor would begin at its addresses.
 */
const WORDS = '一段文字，说明索引为什么按最左的列排序，以及查询怎样用上它。'.repeat(8)
const ENGLISH = 'Some words on why an index is sorted by its leftmost column first. '.repeat(12)
const parts = (text: string) =>
  Array.from({ length: 12 }, (_, n) => `## ${n + 1}. Part\n\n${text}\n\n${text}`).join('\n\n')
const CODE = '```python\nprint(len("bloom"))\n```'

export const ARTICLE = '/article/composite-index/'

const FILES: Files = {
  'README.md': page({ title: '首页', permalink: '/' }, `布隆（Bloom）与索引。\n\n${WORDS}`),
  'en/README.md': page({ title: 'Home', permalink: '/en/' }, `Bloom filters. ${ENGLISH}`),
  'about-me.md': page({ title: '关于', permalink: '/about-me/', changelog: true }, WORDS),
  'blog/1.数据库/composite-index.md': post(
    { title: '联合索引', permalink: ARTICLE, tags: ['索引'] },
    parts(WORDS),
  ),
  'blog/5.算法/bloom-filter.md': post(
    { title: '布隆过滤器', permalink: '/article/bloom-filter/', description: '误判与哈希。' },
    `误判率由哈希的个数决定，见[小对象怎样存](../1.数据库/redis.md)。\n\n${CODE}\n\n${parts(WORDS)}`,
  ),
  'blog/1.数据库/redis.md': post(
    { title: 'Redis 的编码', permalink: '/article/redis/' },
    `Redis 为小的对象选择紧凑的编码。\n\n${WORDS}`,
  ),
  'en/blog/composite-index.md': post(
    {
      title: 'Composite indexes',
      permalink: `/en${ARTICLE}`,
      translation: ARTICLE,
      tags: ['Indexes'],
    },
    parts(ENGLISH),
  ),
  'en/blog/bloom-filter.md': post(
    {
      title: 'Bloom filters',
      permalink: '/en/article/bloom-filter/',
      translation: '/article/bloom-filter/',
      description: 'False positives and hashes.',
    },
    `A Bloom filter may be wrong one way.\n\n${CODE}\n\n${ENGLISH}`,
  ),
  'dataMining/README.md': page({ title: '数据挖掘笔记', permalink: '/dataMining/' }, WORDS),
  'dataMining/1.data-types.md': page(
    { title: '数据的类型', permalink: '/dataMining/data-types/' },
    parts(WORDS),
  ),
  'dataMining/2.data-quality.md': page(
    { title: '数据质量', permalink: '/dataMining/data-quality/' },
    WORDS,
  ),
}

const notice = { layout: 'top-right', border: true } as const
const SETTINGS: Partial<SiteInput> = {
  navigation: {
    '/': [
      { text: '首页', link: '/' },
      { text: '博客', link: '/blog/' },
      { text: '系列', items: [{ text: '数据挖掘', link: '/dataMining/' }] },
    ],
    '/en/': [
      { text: 'Home', link: '/en/' },
      { text: 'Blog', link: '/en/blog/' },
    ],
  },
  bulletin: {
    'zh-CN': {
      ...notice,
      place: 'corner',
      id: 'notice-zh',
      lifetime: 'session',
      title: '公告',
      content: '文章所用的版本写在文末。结果和你看到的不一样？请从那里的编辑链接告诉我们。',
    },
    'en-US': {
      ...notice,
      id: 'notice-en',
      lifetime: 'once',
      title: 'Notice',
      content: 'Versions are listed at the end. Different result? Tell us through the edit link.',
    },
  },
  // Pictures of titles, packed copies and the reader's Python take their time, and nobody looks.
  cards: false,
  deploy: { hosts: ['nginx'], compress: [] },
  runners: { python: false },
}

function commit(root: string): void {
  const who = ['-c', 'user.name=Keep It Simple', '-c', 'user.email=a@b.example']
  const git = (...args: string[]) =>
    execFileSync('git', [...who, ...args], { cwd: root, stdio: 'ignore' })
  git('init')
  git('add', 'docs')
  git('commit', '-m', 'docs: first words')
  // One article has somebody else's words, too.
  appendFileSync(join(root, 'docs/blog/1.数据库/composite-index.md'), '\n再补一句。\n')
  git('commit', '-a', '-m', 'docs: one more sentence', '--author', 'Ada Lovelace <ada@b.example>')
}

interface ReadingSite {
  readonly url: string
  readonly dist: string
}

/** Built by the first who reads it; it stays as it is. */
async function build(place: string): Promise<string> {
  const root = writeAuthorSite(FILES, SETTINGS, place)
  commit(root)
  await kisBuild(root)
  return root
}

/** Browser tests whose addresses, such as `/blog/`, are those of the reading site. */
export const test = base.extend<object, { reading: ReadingSite }>({
  reading: [
    // Playwright wants the braces.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dist = join(await oncePerRun('reading', build), 'dist')
      const { server, url } = await serveFolder(dist)
      await use({ url, dist })
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ reading }, use) => use(reading.url),
})
