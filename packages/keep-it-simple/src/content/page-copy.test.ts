import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { pageCopy } from './page-copy.ts'

const docs = mkdtempSync(join(tmpdir(), 'page-copy-'))
afterAll(() => rmSync(docs, { recursive: true, force: true }))

function put(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(docs, name)), { recursive: true })
    writeFileSync(join(docs, name), text)
  }
}
const copyOf = (text: string): string => {
  put({ 'blog/a.md': `---\ntitle: A\n---\n\n${text}\n` })
  return pageCopy('blog/a.md', { docs }).trim()
}

put({
  'blog/x.ts': 'one()\n// #region two\n  two()\n// #endregion\n',
  'blog/x.csv': 'a,b\n1,2\n',
  'blog/_tree/main.go': 'package main\n',
  'blog/_tree/in/read.md': '```text\nhi\n```\n',
})

it('puts a listing where its file is named', () => {
  expect(copyOf('@[code](./x.ts)')).toBe('```ts title="x.ts"\none()\n  two()\n```')
  expect(copyOf('@[code{1} ts:line-numbers](./x.ts "First")')).toBe(
    '```ts title="First"\none()\n```',
  )
  expect(copyOf('@[code ts](./x.ts#two)')).toBe('```ts title="x.ts"\ntwo()\n```')
})

it('puts in the files of a folder, and the data of a chart', () => {
  expect(copyOf('@[code-tree title="Tree"](./_tree)')).toBe(
    '````md title="in/read.md"\n```text\nhi\n```\n````\n\n```go title="main.go"\npackage main\n```',
  )
  expect(copyOf('```chart type=line data="./x.csv" title="T"\n```')).toBe(
    '```chart type=line title="T"\na,b\n1,2\n```',
  )
})

it('leaves examples and what is not there as they are', () => {
  const example = '```markdown\n@[code](./x.ts)\n```'
  expect(copyOf(example)).toBe(example)
  expect(copyOf('@[code](./none.ts)')).toBe('@[code](./none.ts)')
  expect(copyOf('@[code](../../out.ts)')).toBe('@[code](../../out.ts)')
})
