import { expect, it } from 'vitest'
import { lintDocs } from '#content/lint/lint-page.ts'
import type { CompilerSettings } from '#content/settings.ts'
import type { RuleSettings } from '#model/rules.ts'
import { withSite } from '../support/tiny-site.ts'

const ALL: RuleSettings = {
  'chinese-copywriting': 'error',
  'description-length': 'error',
  'max-heading-depth': 'error',
  'no-empty-sections': 'error',
  'no-exclamation-mark': 'error',
  'tag-vocabulary': 'error',
}

const codes = (text: string, front = '', override: Partial<CompilerSettings> = {}) =>
  withSite(
    { 'a.md': `---\ntitle: 页\n${front}---\n\n${text}` },
    async ({ settings }) =>
      (await lintDocs(settings)).map(({ code, line }) => `${code}:${line}`).sort(),
    { rules: ALL, tags: { 'zh-CN': ['索引'] }, ...override },
  )

it('finds scripts that touch, half-width marks and exclamations, outside code', async () => {
  const front = 'description: 列的顺序决定一切，包括你没想到的。\n'
  const text =
    '用SQLite写。\n\n对吗?\n\n好！真的\n\n```text\n用SQLite写?\n```\n\n用 `a,b` 写，!!谜底!!。\n'
  expect(await codes(text, front)).toEqual([
    'chinese-copywriting:6',
    'chinese-copywriting:8',
    'no-exclamation-mark:10',
  ])
})

it('finds exclamations of any language, in the line they are in, and no signs', async () => {
  const text =
    'A line.\nWow!! And\n`so on!` goes\n\n> “Do more of those!” they said: n! and a != b, !important.\n'
  expect(await codes(text, 'lang: en-US\n')).toEqual(['no-exclamation-mark:7'])
})

it('finds headings that are too deep or follow each other', async () => {
  const text = '## 一\n\n### 二\n\n文字\n\n#### 三\n\n文字\n\n## 四\n\n## 五\n\n文字\n'
  const empty = ['no-empty-sections:17', 'no-empty-sections:7']
  expect(await codes(text)).toEqual(['max-heading-depth:11', ...empty])
  expect(await codes(text, 'outline: [2, 4]\n')).toEqual([
    'no-empty-sections:18',
    'no-empty-sections:8',
  ])
  expect(await codes(text, '', { rules: { ...ALL, 'max-heading-depth': ['error', 4] } })).toEqual(
    empty,
  )
})

it('finds tags outside the vocabulary and descriptions of the wrong length', async () => {
  const front = 'description: 短\ntags: [索引, 锁引]\n'
  expect(await codes('文字\n', front)).toEqual(['description-length:3', 'tag-vocabulary:4'])
  expect(await codes('文字\n', front, { tags: {} })).toEqual(['description-length:3'])
  const rules = { ...ALL, 'description-length': ['error', { zh: [1, 20] }] } as const
  expect(await codes('文字\n', front, { rules })).toEqual(['tag-vocabulary:4'])
})

it('says how to install what a rule needs, and asks for it only when the rule is on', async () => {
  const absent = () =>
    Promise.reject(Object.assign(new Error('no such package'), { code: 'ERR_MODULE_NOT_FOUND' }))
  const found = (rules: RuleSettings) =>
    withSite({ 'a.md': '---\ntitle: 页\n---\n\n用SQLite写！真的\n' }, ({ settings }) =>
      lintDocs({ ...settings, rules }, absent),
    )
  expect(
    await found({ 'chinese-copywriting': 'warn', 'no-exclamation-mark': 'error' }),
  ).toMatchObject([
    {
      severity: 'warning',
      code: 'missing-package',
      remedy: expect.stringContaining('`npm install --save-dev autocorrect-node`') as string,
    },
    { severity: 'error', code: 'no-exclamation-mark' },
  ])
  expect(await found({ 'max-heading-depth': 'error' })).toEqual([])
})
