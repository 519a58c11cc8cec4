import type { Files } from './tiny-site.ts'
import { page, post } from './tiny-site.ts'

/** A picture of 600 by 450. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="450"><rect width="600" height="450" fill="#c8bfae"/></svg>'

const time = (index: number): string =>
  `2024/01/01 ${String(10 + Math.floor(index / 60))}:${String(index % 60).padStart(2, '0')}:00`

/** The newest posts, in the order of the list: p0 is pinned, the others follow by age. */
const FIRST: readonly Readonly<Record<string, unknown>>[] = [
  { sticky: true, cover: '/covers/a.svg', tags: ['甲', '乙', '丙', '丁', '戊'] },
  { cover: '/covers/a.svg', coverStyle: { layout: 'right', width: 240, ratio: '16:9' } },
  { cover: '/covers/a.svg', coverStyle: { layout: 'top' } },
  { cover: '/covers/a.svg', coverStyle: { layout: 'odd-left' } },
  { cover: '/covers/a.svg', coverStyle: { layout: 'odd-left' } },
  { cover: '/covers/a.svg', coverStyle: { compact: true } },
  // Wider than a phone, and nowhere to break.
  { excerpt: '编号是 `ce013625030ba8dba906f756967f9e9ca394464a`。' },
]

/** 125 posts (13 pages of ten), a tag of more than 99, folders of two levels, two years. */
export const POSTS_SITE: Files = {
  'README.md': page({}),
  'public/covers/a.svg': PICTURE,
  ...Object.fromEntries(
    Array.from({ length: 125 }, (_, index) => {
      const folder = index < 60 ? '1.一/1.甲组/' : index < 120 ? '2.二/1.乙组/' : ''
      const createTime = index < 120 ? time(200 - index) : `2022/03/0${126 - index} 10:00:00`
      const excerpt = index === 5 ? {} : { excerpt: `第 ${index} 篇的摘要，说明它讲了什么。` }
      const front = { title: `第 ${index} 篇`, createTime, tags: ['常见'], ...excerpt }
      const permalink = `/article/p${index}/`
      return [`blog/${folder}p${index}.md`, post({ ...front, permalink, ...FIRST[index] })]
    }),
  ),
}
