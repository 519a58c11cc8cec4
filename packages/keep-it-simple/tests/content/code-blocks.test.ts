import { expect, it } from 'vitest'
import { page, withSite } from '../support/tiny-site.ts'

/** Code, line and severity of what is wrong with a page; its text begins on line 5. */
function problems(markdown: string, files: Readonly<Record<string, string>> = {}) {
  return withSite({ 'notes/a.md': page({}, markdown), ...files }, async (site) =>
    (await site.diagnostics()).map(({ code, line, severity }) => [code, line, severity]),
  )
}

const fence = (info: string, text = 'x') => `\`\`\`${info}\n${text}\n\`\`\``

it('reports unknown notations, on their line', async () => {
  expect(await problems(fence('go', 'a // [!code hl]\nb // [!code hgl]'))).toEqual([
    ['unknown-notation', 7, 'error'],
  ])
  expect(await problems(fence('go', '"[!code hl]"'))).toEqual([['unknown-notation', 6, 'warning']])
})

it('reports unknown flags', async () => {
  expect(await problems(fence('go:line-number'))).toEqual([['unknown-code-flag', 5, 'warning']])
})

it('reports files and parts of files that are not there', async () => {
  const files = { 'notes/a.go': 'one\n// [!code nix]\n' }
  expect(await problems('@[code](./b.go)')).toEqual([['missing-source', 5, 'error']])
  expect(await problems('@[code](../../b.go)')).toEqual([['missing-source', 5, 'error']])
  expect(await problems('@[code{3-4}](./a.go)', files)).toMatchObject([
    ['missing-lines', 5, 'error'],
  ])
  expect(await problems('@[code](./a.go#part)', files)).toMatchObject([
    ['missing-lines', 5, 'error'],
  ])
  // What is wrong in the file is reported where it is imported.
  expect(await problems('文字\n\n@[code](./a.go)', files)).toEqual([
    ['unknown-notation', 7, 'error'],
  ])
})

it('compiles a page again when the file it shows has changed', async () => {
  await withSite(
    { 'notes/a.md': page({ permalink: '/a/' }, '@[code](./a.go)'), 'notes/a.go': 'one' },
    async (site) => {
      expect(JSON.stringify((await site.content('/a/')).body)).toContain('one')
      site.write({ 'notes/a.go': 'two' })
      expect(JSON.stringify((await site.content('/a/')).body)).toContain('two')
    },
  )
})

it('reports tabs without tabs, and tabs outside', async () => {
  expect(await problems('::: tabs\n文字\n:::')).toEqual([['no-tabs', 5, 'error']])
  expect(await problems('文字\n@tab 一')).toEqual([['stray-tab', 6, 'error']])
  expect(await problems('::: tabs\n前言\n@tab 一\n文字\n:::')).toEqual([
    ['text-before-tabs', 6, 'error'],
  ])
  expect(await problems('::: tabs\n@tab\n文字\n:::')).toEqual([['untitled-tab', 6, 'error']])
  expect(await problems(`::: tabs\n${'@tab 一\n文\n'.repeat(51)}:::`)).toMatchObject([
    ['too-many-tabs', 5, 'error'],
  ])
})

it('reports what is wrong with groups of code', async () => {
  const titled = fence('go title=a.go')
  expect(await problems(`::: code-group\n${titled}\n${fence('go')}\n:::`)).toEqual([
    ['untitled-code', 9, 'error'],
  ])
  expect(await problems(`::: code-group\n文字\n${titled}\n:::`)).toEqual([['not-code', 6, 'error']])
  expect(await problems('::: code-group\n:::')).toEqual([['no-code', 5, 'error']])
})

it('reports commands it cannot translate', async () => {
  expect(await problems(`::: npm-to\n${fence('bash', 'npm i\nnpm whoami')}\n:::`)).toEqual([
    ['unknown-command', 8, 'error'],
  ])
  expect(await problems(`::: npm-to\n${fence('bash', 'ls')}\n:::`)).toEqual([
    ['unknown-command', 6, 'error'],
  ])
  expect(await problems('::: npm-to\n:::')).toEqual([['no-code', 5, 'error']])
})

it('reports what is wrong with trees', async () => {
  expect(await problems('::: file-tree\n- a\n什么\n:::')).toEqual([['not-a-file-tree', 7, 'error']])
  expect(await problems('::: file-tree\n:::')).toEqual([['not-a-file-tree', 5, 'error']])
  const inside = `${fence('go title=a.go')}\n:::`
  expect(await problems(`::: code-tree height=9\n${inside}`)).toEqual([['bad-height', 5, 'error']])
  expect(await problems(`::: code-tree entry=b.go\n${inside}`)).toEqual([
    ['missing-entry', 5, 'error'],
  ])
})

it('shows a folder, notices a new file in it, and refuses what is too much', async () => {
  const files = {
    'notes/demo/b.go': 'package b',
    'notes/demo/in/c.txt': '文',
    'notes/demo/d.png': '\0',
  }
  await withSite(
    { 'notes/a.md': page({ permalink: '/a/' }, '@[code-tree entry="in/c.txt"](./demo)'), ...files },
    async (site) => {
      const titles = async () =>
        [
          ...JSON.stringify((await site.content('/a/')).body).matchAll(
            /value=\\"([^"]*)\\"( checked)?/g,
          ),
        ].map(([, value, checked = '']) => value + checked)
      expect(await titles()).toEqual(['in/c.txt checked', 'b.go'])
      site.write({ 'notes/demo/a.go': 'package a' })
      expect(await titles()).toEqual(['in/c.txt checked', 'a.go', 'b.go'])
    },
  )
  expect(await problems('@[code-tree](./demo)')).toEqual([['missing-source', 5, 'error']])
  expect(await problems('@[code-tree](../../)')).toEqual([['missing-source', 5, 'error']])
  expect(
    await problems('@[code-tree](./demo)', { 'notes/demo/a.txt': 'x'.repeat(100_001) }),
  ).toEqual([['large-folder', 5, 'error']])
  const many = Object.fromEntries(
    Array.from({ length: 51 }, (_, at) => [`notes/demo/${at}.go`, 'x']),
  )
  expect(await problems('@[code-tree](./demo)', many)).toEqual([['large-folder', 5, 'error']])
})

it('keeps the lines of a listing in a list and a quotation', async () => {
  expect(
    await problems(
      '- 一\n\n  ::: tabs\n  @tab 甲\n  文字\n  :::\n\n> ::: tabs\n> @tab 乙\n> 文字\n> :::',
    ),
  ).toEqual([])
})

it('reports a fence left open', async () => {
  expect(await problems('文字\n\n```go\nx\n\n## 标题')).toEqual([['unclosed-code', 7, 'error']])
  expect(await problems('````text\n```')).toEqual([['unclosed-code', 5, 'error']])
  expect(await problems('```')).toEqual([['unclosed-code', 5, 'error']])
  expect(await problems('- 项\n\n  ```go\n  x\n\n文字')).toEqual([['unclosed-code', 7, 'error']])
})

it.each([
  '```go\nx\n```  ',
  '~~~~text\n```\n~~~~~',
  '> ```go\n> x\n> ```',
  '- ```go\n  x\n  ```\n- 项',
  '::: tip\n```go\nx\n```\n:::',
  '```text\n```',
])('a closed fence is closed: %j', async (markdown) => {
  expect(await problems(markdown)).toEqual([])
})
