import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { enUS } from '#locale/en-US.ts'
import type { PostListInfo } from '#model/list-page.ts'
import type { PostSummary } from '#model/post.ts'
import type { SiteConfig } from '#model/site.ts'
import { SiteContext } from '../site-context.ts'
import { PostItem } from './PostItem.tsx'

const POST: PostSummary = {
  path: '/article/a/',
  title: 'A',
  categoryList: [{ id: 'c', sort: 1, name: 'C' }],
  tags: ['t'],
  createTime: '2024/05/12 15:15:20',
  lang: 'en-US',
}
const COLLECTION: PostListInfo = {
  title: 'Blog',
  link: '/blog/',
  totals: { posts: 1, tags: 1, categories: 1, years: 1 },
}
const VIEW = {
  site: {} as SiteConfig,
  navigation: [],
  lang: 'en-US',
  strings: enUS,
  href: (address: string) => address,
  archives: undefined,
  feed: undefined,
  year: 2026,
}

const draw = (post: Partial<PostSummary>, collection: Partial<PostListInfo> = {}) =>
  renderToString(
    <SiteContext value={VIEW}>
      <PostItem
        post={{ ...POST, ...post }}
        collection={{ ...COLLECTION, ...collection }}
        style={{}}
        index={0}
      />
    </SiteContext>,
  )

it.each([
  ['pinned', { sticky: 0 }, ['Pinned']],
  ['a draft', { draft: true }, ['Draft']],
  ['held back', { draft: true, heldUntil: '2026/11/20 08:00:00' }, ['Draft → 2026-11-20 08:00']],
  ['locked', { encrypt: true }, ['Password required']],
  ['all three', { sticky: true, draft: true, encrypt: true }, ['Pinned', 'Draft', 'Password']],
  ['none of them', { sticky: -1 }, []],
])('says in words that a post is %s', (_, post, words) => {
  const html = draw(post)
  expect(html.match(/class="flag"/g) ?? []).toHaveLength(words.length)
  for (const word of words) expect(html).toContain(word)
})

it('links to tags and categories only where the collection has pages for them', () => {
  expect(draw({}).match(/<a /g)).toHaveLength(1)
  const html = draw({}, { tagsLink: '/blog/tags/', categoriesLink: '/blog/categories/' })
  expect(html).toContain('href="/blog/tags/t/"')
  expect(html).toContain('href="/blog/categories/c/"')
})

it('writes no inline style, whatever the cover', () => {
  const html = draw({ cover: '/c.svg', coverStyle: { ratio: '16:9', width: 333 } })
  expect(html).toContain('<svg viewBox="0 0 16 9" width="333"')
  expect(html).not.toContain('style=')
})
