import { expect, it } from 'vitest'
import { measure } from './measure.ts'

const front = '---\ntitle: 不算在内\n---\n\n'

it('counts sentences, and no programs, output, tables, formulas, addresses or front matter', () => {
  const page = `${front}两句话。[链接](https://example.org/不算)\n\n| 表 | 格 |\n| --- | --- |\n\n\`\`\`python run\n# 注释\n\`\`\`\n\n$$\n\\text{式}\n$$\n\n::: tip 标题\n里面。\n:::\n`
  expect(measure(page, false)).toEqual({
    length: 7,
    figures: 0,
    living: 0,
    references: 1,
    programs: 1,
  })
  expect(measure(`${front}It’s 3.5 kB, isn't it?`, true).length).toBe(5)
})

it('counts a picture for light and dark once, and drawings and living figures as figures', () => {
  const page =
    '![a](./a.svg#light-only)\n![a](./b.svg#dark-only)\n\n```chart type=line\n```\n\n::: figure X\ntext\n:::\n\n```text of=figures/a.py recorded\n1\n```\n'
  expect(measure(page, true)).toMatchObject({ figures: 3, living: 1, programs: 1 })
})

it('counts an address once, whatever its place in the page', () => {
  const page = '[a](https://a.org/x#one) [b](https://a.org/x/#two) <https://b.org/>'
  expect(measure(page, true).references).toBe(2)
})
