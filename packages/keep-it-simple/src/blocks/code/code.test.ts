import { beforeAll, describe, expect, it } from 'vitest'
import { problemsOfEach } from '../../../tests/support/found-problems.ts'
import { page, withSite } from '../../../tests/support/tiny-site.ts'

const fence = (info: string, text = 'x') => `\`\`\`${info}\n${text}\n\`\`\``
const many = Object.fromEntries(
  Array.from({ length: 51 }, (_, at) => [`notes/many/${at}.go`, 'x'] as const),
)
const FILES = {
  'notes/a.go': 'one\n// [!code nix]\n',
  'notes/large/a.txt': 'x'.repeat(100_001),
  ...many,
}

const CASES: readonly (readonly [text: string, expected: string])[] = [
  [fence('go', 'a // [!code hl]\nb // [!code hgl]'), '3 unknown-notation'],
  [fence('go', '"[!code hl]"'), '2 unknown-notation'],
  [fence('go:line-number'), '1 unknown-code-flag'],
  ['@[code](./b.go)', '1 missing-source'],
  ['@[code](../../b.go)', '1 missing-source'],
  ['@[code{3-4}](./a.go)', '1 missing-lines'],
  ['文字\n\n@[code](./a.go)', '3 unknown-notation'],
  ['::: tabs\n文字\n:::', '1 no-tabs'],
  ['文字\n@tab 一', '2 stray-tab'],
  ['::: tabs\n前言\n@tab 一\n文字\n:::', '2 text-before-tabs'],
  [`::: code-group\n${fence('go title=a.go')}\n${fence('go')}\n:::`, '5 untitled-code'],
  [`::: npm-to\n${fence('bash', 'npm i\nnpm whoami')}\n:::`, '4 unknown-command'],
  ['::: file-tree\n- a\n什么\n:::', '3 not-a-file-tree'],
  [`::: code-tree height=9\n${fence('go title=a.go')}\n:::`, '1 bad-height'],
  ['@[code-tree](./none)', '1 missing-source'],
  ['@[code-tree](../../)', '1 missing-source'],
  ['@[code-tree](./large)', '1 large-folder'],
  ['@[code-tree](./many)', '1 large-folder'],
  ['文字\n\n```go\nx\n\n## 标题', '3 unclosed-code'],
  ['- 项\n\n  ```go\n  x\n\n文字', '3 unclosed-code'],
  ['~~~~text\n```\n~~~~~', ''],
  ['- ```go\n  x\n  ```\n- 项', ''],
  ['- 一\n\n  ::: tabs\n  @tab 甲\n  文字\n  :::\n\n> ::: tabs\n> @tab 乙\n> 文字\n> :::', ''],
]

describe('code, tabs and trees', () => {
  let found: readonly (readonly string[])[]
  beforeAll(async () => {
    const texts = CASES.map(([text]) => text)
    found = await problemsOfEach(texts, FILES)
  })

  it.each(CASES.map((one, at) => [...one, at] as const))('%j: reported as %j', (_, expected, at) =>
    expect(found[at]!.join()).toBe(expected),
  )
})

it('code of a file: the page follows a change of the file and of its folder', async () => {
  const text = '@[code](./a.go)\n\n@[code-tree entry="in/c.txt"](./demo)'
  const files = { 'notes/a.go': 'one', 'notes/demo/b.go': 'x', 'notes/demo/in/c.txt': '文' }
  await withSite({ 'notes/a.md': page({ permalink: '/a/' }, text), ...files }, async (site) => {
    const titles = (body: string) =>
      [...body.matchAll(/value="([^"]*)"( checked)?/g)].map(([, value, on = '']) => value + on)
    const before = (await site.content('/a/')).body
    expect(before).toContain('one')
    expect(titles(before)).toEqual(['in/c.txt checked', 'b.go'])
    site.write({ 'notes/a.go': 'two', 'notes/demo/a.go': 'x', 'notes/demo/d.png': '\0' })
    const { body } = await site.content('/a/')
    expect(body).toContain('two')
    expect(titles(body)).toEqual(['in/c.txt checked', 'a.go', 'b.go'])
  })
})
