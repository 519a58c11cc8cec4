import { expect, it } from 'vitest'
import { page, withSite } from '../../../tests/support/tiny-site.ts'

const program = (code: string) => `\`\`\`go run\n${code}\n\`\`\`\n\n\`\`\`text output\nx\n\`\`\`\n`
const pair = (one: string, other: string, own: Record<string, string> = {}) => ({
  'a.md': page({ permalink: '/a/' }, one),
  'en/a.md': page({ permalink: '/en/a/', translation: '/a/', ...own }, other),
})
const CHINESE = program('print("你好") // 打招呼')

const problems = (files: Record<string, string>) =>
  withSite(files, async (site) =>
    (await site.diagnostics()).filter(({ code }) => code === 'differing-programs'),
  )

it('a program that says the same in another language is the same', async () => {
  expect(await problems(pair(CHINESE, program('print("hello") // greet')))).toEqual([])
})

it('another program is warned of at its line', async () => {
  expect(await problems(pair(CHINESE, `Text.\n\n${program('print(1)')}`))).toMatchObject([
    {
      severity: 'warning',
      file: 'docs/en/a.md',
      line: 9,
      message:
        'Program 1 of this page is not that of docs/a.md; more than comments and texts differ.',
    },
  ])
})

it('one program less is warned of, too', async () => {
  expect(await problems(pair(CHINESE + CHINESE, CHINESE))).toMatchObject([
    {
      message:
        'This page and docs/a.md are translations; one has 1 programs that are run, the other 2.',
    },
  ])
})

it('a page may have programs of its own', async () => {
  expect(await problems(pair(CHINESE, program('print(1)'), { programs: 'own' }))).toEqual([])
})
