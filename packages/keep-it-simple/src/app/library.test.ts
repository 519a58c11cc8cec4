import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { PAGE_FORMAT } from '#model/page-base.ts'
import { bodyPath, refMark, STORE_FORMAT, type StoreRow } from '#model/page-store.ts'
import { Library } from './library.ts'

const LINES = ['{"title":"甲"}', '{"title":"B"}']
const BODY = JSON.stringify(`<a href="${refMark(0)}">乙</a>`)

function libraryOf(format: number = STORE_FORMAT): Library {
  const folder = mkdtempSync(join(tmpdir(), 'library-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [first, second] = LINES.map((line) => Buffer.byteLength(line)) as [number, number]
  const pages: StoreRow[] = [
    ['/a/', 0, first, 'x', '', []],
    ['/b/', first + 1, second, 'y', 'abcd', ['/blog/c/']],
  ]
  const redirects = [['/old/', '/a/']]
  writeFileSync(join(folder, 'pages.jsonl'), LINES.join('\n'))
  writeFileSync(join(folder, 'store.json'), JSON.stringify({ format, pages, redirects, media: [] }))
  const body = join(folder, bodyPath('abcd'))
  mkdirSync(dirname(body), { recursive: true })
  writeFileSync(body, BODY)
  return new Library(folder)
}

it('a page is found by its address, with its body and the links in it', () => {
  const library = libraryOf()
  onTestFinished(() => library.close())
  expect(library.text('/a/')).toBe(LINES[0])
  expect(library.find('/b/')).toEqual({ title: 'B', body: '<a href="/blog/c/">乙</a>' })
  expect(library.outline('/b/')).toEqual({ title: 'B' })
})

it('an old address says where the page is; one nobody has is nothing', () => {
  const library = libraryOf()
  onTestFinished(() => library.close())
  expect(library.find('/old/')).toEqual({ format: PAGE_FORMAT, redirect: '/a/' })
  expect(library.outline('/old/')).toBeUndefined()
  expect([library.text('/c/'), library.find('/c/')]).toEqual([undefined, undefined])
})

it('once closed, no page can be read', () => {
  const library = libraryOf()
  library.close()
  expect(() => library.text('/a/')).toThrow('EBADF')
})

it('what another version has written is not read', () => {
  expect(() => libraryOf(1)).toThrow('The page store was written by another version: build again')
})
