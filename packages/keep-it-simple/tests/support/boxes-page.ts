import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Files } from './tiny-site.ts'
import { page } from './tiny-site.ts'

const PAIRS = ['alerts', 'details', 'collapse', 'steps', 'timeline', 'fields', 'chat', 'badges']
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#c8bfae"/></svg>'

const CARDS = `:::: card-grid cols=2
::: card 寻找可理解的共识算法 link=/boxes/
先看图 2，再看正文。
:::
::: card 只有标题
文字，[另一个链接](/)。
:::
::::

:::: card-masonry
![灰色的矩形](/a.svg)
::: card 长的
图片与文字混排，列宽不小于 192 像素，间距 16；文字长短不一时各列自然错开。
:::
::: card 短的
一句话。
:::
::: card 第三张
两句话。第二句。
:::
![又一个矩形](/a.svg)
::: card 第四张
末尾。
:::
::::

::: link-card
- [回到首页](/) 首页列出最近的文章。
- [本页](/boxes/) 所有盒子。
:::

@[repo](etcd-io/raft)

@[repo](owner/plain)
`

const TABLE = `::: table title="表 1 三种共识算法" copy hl-rows="tip:2" hl-cells="warning:(3,3)"
| 算法 | 领导者 | 页数 |
|---|---|--:|
| Raft | **必须**有 | 18 |
| EPaxos | 没有 | 14 |
:::
`

const FACTS = {
  stars: 1049,
  forks: 238,
  language: 'Go',
  description: 'Raft library for maintaining a replicated state machine',
  archived: true,
}

const pair = (name: string) =>
  readFileSync(join(import.meta.dirname, `../markdown/${name}.md`), 'utf8')

/** Every box on one page: the examples of the pairs, and those that need a picture or a snapshot. */
export const BOXES_SITE: Files = {
  'README.md': page({ permalink: '/' }),
  'links.md': page({ permalink: '/links/' }),
  'public/a.svg': PICTURE,
  '.repositories.json': JSON.stringify({ 'github/etcd-io/raft': FACTS }),
  'boxes.md': page(
    { permalink: '/boxes/', title: '盒子' },
    [
      ...PAIRS.map((name) => `## ${name}\n\n${pair(name)}`),
      '## cards',
      CARDS,
      '## table',
      TABLE,
    ].join('\n\n'),
  ),
}
