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

it('offers a cover in the formats and widths it has', () => {
  const sources = [{ type: 'image/avif', srcset: '/m/c-480.avif 480w, /m/c-1026.avif 1026w' }]
  const html = draw({ cover: '/c.jpg', coverSources: sources })
  expect(html).toContain(
    '<picture><source type="image/avif" srcSet="/m/c-480.avif 480w, /m/c-1026.avif 1026w" sizes="(min-width: 48em) 240px, calc(100vw - 3rem)"/><img src="/c.jpg"',
  )
  expect(draw({ cover: '/c.svg' })).not.toContain('<picture')
})

it('the first two covers are fetched at once, and a compact one says so', () => {
  const at = (index: number) =>
    renderToString(
      <SiteContext value={VIEW}>
        <PostItem
          post={{ ...POST, cover: '/c.jpg' }}
          collection={COLLECTION}
          style={{ compact: true }}
          index={index}
        />
      </SiteContext>,
    )
  expect([0, 1, 2].map((index) => at(index).includes('loading="eager"'))).toEqual([
    true,
    true,
    false,
  ])
  expect(at(0)).toMatch(/<article class="post post--\w+ post--compact">/)
  expect(draw({})).toContain('<article class="post">')
})

it('writes no inline style, whatever the cover', () => {
  const html = draw({ cover: '/c.svg', coverStyle: { ratio: '16:9', width: 333 } })
  expect(html).toContain('<svg viewBox="0 0 16 9" width="333"')
  expect(html).not.toContain('style=')
})
