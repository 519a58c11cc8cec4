import { expect, it } from 'vitest'
import { withSite, type Files } from '../../tests/support/tiny-site.ts'
import { pageCopy } from './page-copy.ts'

const FILES: Files = {
  'x.ts': 'one()\n// #region two\n  two()\n// #endregion\n',
  'x.csv': 'a,b\n\n1,2\n',
  Makefile: 'all:\n',
  'in/ticks.md': 'a\n  `````\nb `` c\n',
  'few.md': '`a`\n',
  'public/x.ts': 'not this',
}

/** What stands in the copy of a page in place of these lines. */
const copied = (lines: string, files: Files = {}, file = 'blog/a.md') =>
  withSite({ ...FILES, ...files, [file]: `---\ntitle: A\n---\n${lines}` }, async ({ settings }) =>
    pageCopy(file, settings),
  )
const FENCE = '```'

it.each([
  ['a whole file', '@[code](/x.ts)', '```ts title="x.ts"\none()\n  two()\n```'],
  ['a title of its own', '@[code ts](/x.ts "T t")', '```ts title="T t"\none()\n  two()\n```'],
  ['some lines', '@[code{1-1}](/x.ts)', '```ts title="x.ts"\none()\n```'],
  ['a part by name', '@[code{1}](/x.ts#two)', '```ts title="x.ts"\ntwo()\n```'],
  ['indented', '  @[code{1}](/x.ts)', '  ```ts title="x.ts"\n  one()\n  ```'],
  [
    'a file with longer fences',
    '@[code](/in/ticks.md)',
    '``````md title="ticks.md"\na\n  `````\nb `` c\n``````',
  ],
  ['a file with short ones', '@[code](/few.md)', '```md title="few.md"\n`a`\n```'],
])('a listing is put in: %s', async (_, written, expected) => {
  expect(await copied(`before\n${written}\nafter`)).toBe(`before\n${expected}\nafter`)
})

it.each([
  ['a file that is not there', '@[code](/none.ts)'],
  ['an empty part', '@[code](/x.ts#)'],
  ['another mark', '@[video](/x.ts)'],
  ['a folder that is not there', '@[code-tree](/none)'],
  ['a file outside', '@[code](../../out.ts)'],
  ['a folder outside', '@[code-tree](../../../../)'],
  ['a chart without a file', '```chart data="/none.csv"\n```'],
  ['another fence with data', '```csv data="/x.csv"\n```'],
])('is left as it is: %s', async (_, written) => {
  expect(await copied(`before\n${written}\nafter`)).toBe(`before\n${written}\nafter`)
})

it('a chart has its data, behind its own marks', async () => {
  expect(await copied('```chart type=line data="/x.csv" title="T"\n```')).toBe(
    '```chart type=line title="T"\na,b\n\n1,2\n```',
  )
  expect(await copied('> ~~~chart data=/x.csv\n> ~~~')).toBe('> ~~~chart\n> a,b\n> \n> 1,2\n> ~~~')
})

it('what a fence holds is an example, until one as long ends it', async () => {
  const listing = '@[code{1}](/x.ts)'
  const put = '```ts title="x.ts"\none()\n```'
  const inside = `${FENCE}\`md\n${FENCE}\n${listing}\n${FENCE}\n${FENCE}\``
  expect(await copied(`${inside}\n${listing}`)).toBe(`${inside}\n${put}`)
  const tildes = `~~~\n${FENCE}\n${listing}\n~~~~`
  expect(await copied(`${tildes}\n${listing}`)).toBe(`${tildes}\n${put}`)
  const quoted = `> ${FENCE}\n> ${listing}\n> ${FENCE}`
  expect(await copied(`${quoted}\n${listing}`)).toBe(`${quoted}\n${put}`)
  expect(await copied(`\`\`\n${listing}`)).toBe(`\`\`\n${put}`)
})

it('a folder has its files by name, each with an empty line behind it', async () => {
  const files = { 'f/b.go': 'b\n', 'f/a/z.ts': 'z\n\n  y\n', 'f/c.bin': '\0' }
  const shown = '```ts title="a/z.ts"\nz\n\n  y\n```\n\n```go title="b.go"\nb\n```\n'
  for (const written of ['@[code-tree](/f)', '@[code-tree title="T"](/f/ "x") '])
    expect(await copied(written, files)).toBe(shown)
  expect(await copied('  @[code-tree](../f)', { 'f/b.go': 'b\n' })).toBe(
    '  ```go title="b.go"\n  b\n  ```\n',
  )
})
