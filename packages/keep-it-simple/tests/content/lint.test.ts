import { expect, it } from 'vitest'
import { lintDocs } from '#content/lint/lint-page.ts'
import { withSite } from '../support/tiny-site.ts'

const codes = (text: string, front = '') =>
  withSite({ 'a.md': `---\ntitle: 页\n${front}---\n\n${text}` }, async ({ settings }) =>
    lintDocs(settings, { 'zh-CN': ['索引'] }).map(({ code, line }) => `${code}:${line}`),
  )

it('finds scripts that touch, half-width marks and exclamations, outside code', async () => {
  const front = 'description: 列的顺序决定一切，包括你没想到的。\n'
  const text =
    '用SQLite写。\n\n对吗?\n\n好！真的\n\n```text\n用SQLite写?\n```\n\n用 `a,b` 写，!!谜底!!。\n'
  expect(await codes(text, front)).toEqual(['chinese-copy:6', 'chinese-copy:8', 'exclamation:10'])
})

it('finds headings that are too deep or follow each other', async () => {
  expect(
    await codes('## 一\n\n### 二\n\n文字\n\n#### 三\n\n文字\n\n## 四\n\n## 五\n\n文字\n'),
  ).toEqual(['empty-section:7', 'deep-heading:11', 'empty-section:17'])
})

it('finds tags outside the vocabulary and descriptions of the wrong length', async () => {
  expect(await codes('文字\n', 'description: 短\ntags: [索引, 锁引]\n')).toEqual([
    'description-length:3',
    'unknown-tag:4',
  ])
})
