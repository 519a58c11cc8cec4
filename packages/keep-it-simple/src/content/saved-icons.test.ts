import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { isPlainDrawing, savedIcon, savedIconProblems, saveIcons } from './saved-icons.ts'

const glyph = (d: string) => ({ body: `<path d="${d}"/>`, viewBox: '0 0 24 24' })

function newDocs(text?: string): string {
  const docs = mkdtempSync(join(tmpdir(), 'saved-icons-'))
  onTestFinished(() => rmSync(docs, { recursive: true }))
  if (text !== undefined) writeFileSync(join(docs, '.icons.json'), text)
  return docs
}
const written = (docs: string) => readFileSync(join(docs, '.icons.json'), 'utf8')

it('icons are kept by name, one that is fetched again in its new form', () => {
  const docs = newDocs()
  const save = (at: number, icons: Record<string, ReturnType<typeof glyph>>) => {
    saveIcons(docs, new Map(Object.entries(icons)))
    // Two writes may fall into one tick of the disk.
    utimesSync(join(docs, '.icons.json'), at, at)
  }
  expect(savedIcon('a:b', docs)).toBeUndefined()
  save(1, { 'b:x': glyph('M1'), 'a:x': glyph('M2') })
  save(2, { 'a:y': glyph('M3'), 'b:x': glyph('M4') })
  const all = { 'a:x': glyph('M2'), 'a:y': glyph('M3'), 'b:x': glyph('M4') }
  expect(written(docs)).toBe(`${JSON.stringify(all, undefined, 2)}\n`)
  expect(savedIcon('b:x', docs)).toEqual(glyph('M4'))
  expect(savedIcon('b:y', docs)).toBeUndefined()
  expect(savedIcon('constructor', docs)).toBeUndefined()
  expect(savedIconProblems({ docs })).toEqual([])
})

it.each<[string, string]>([
  ['no JSON', '{'],
  ['a drawing that runs', JSON.stringify({ 'a:b': { ...glyph('M0'), body: '<script/>' } })],
  ['no box', JSON.stringify({ 'a:b': { body: '' } })],
  ['a box and more', JSON.stringify({ 'a:b': { ...glyph('M0'), viewBox: '0 0 24 24 x' } })],
])('a file with %s is not read, named, and written anew', (_, text) => {
  const docs = newDocs(text)
  expect(savedIcon('a:b', docs)).toBeUndefined()
  expect(savedIconProblems({ docs })).toEqual([
    {
      severity: 'error',
      code: 'bad-icons',
      file: 'docs/.icons.json',
      message: '`docs/.icons.json` is not what `kis icons` writes.',
      remedy: 'Delete the file, and let `npx kis icons` fetch its icons again.',
    },
  ])
  saveIcons(docs, new Map([['c:d', glyph('M1')]]))
  expect(JSON.parse(written(docs))).toEqual({ 'c:d': glyph('M1') })
})

it.each(['', '<use href="#a"/>', '<path fill="url(#a)" d="M0"/>'])(
  'this is a plain drawing: %s',
  (body) => {
    expect(isPlainDrawing(body)).toBe(true)
  },
)

it.each([
  '<script/>',
  '<image href="#a"/>',
  '<path onclick="x"/>',
  '<path style="fill:red"/>',
  '<use href="https://a.example/"/>',
  '<use xlink:href="https://a.example/"/>',
  '<path fill="url(https://a.example/)"/>',
  '<path d="<"/>',
  '<path',
  'a > b',
])('this is none: %s', (body) => {
  expect(isPlainDrawing(body)).toBe(false)
})
