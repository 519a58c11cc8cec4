import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decompress } from 'woff2-encoder'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { packageFolder } from '#config/optional-packages.ts'
import { SQUARE_CHARACTERS } from '#model/fonts.ts'
import { cutFont } from './cut-font.ts'
import { faceCharacters } from './face-characters.ts'
import type { FontFile } from './font-file.ts'
import { knownFonts, noteFonts } from './known-fonts.ts'
import { pageFonts, type FontPlan } from './page-fonts.ts'
import { readSfnt } from './sfnt.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'page-fonts-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const FILE = join(
  packageFolder('@fontsource/noto-serif-sc')!,
  'files/noto-serif-sc-58-700-normal.woff',
)
const charactersIn = (font: Buffer) =>
  [...faceCharacters(readSfnt(font))].map((one) => String.fromCodePoint(one))
const KNOWN = charactersIn(readFileSync(FILE))
  .filter((one) => one.match(SQUARE_CHARACTERS))
  .toSorted()
const [a, b, c] = KNOWN as [string, string, string]
/** A letter of the language that this part of the face has not. */
const LACKING = '䶮'

/** An open font is remembered by its identity, so each test has one of its own. */
let opened = 0
const font = (): FontFile => ({ file: FILE, identity: `part ${++opened}` })
const plan = (characters: string, face = font()): FontPlan => ({
  folder,
  base: '/',
  identity: 'one',
  titles: { 'zh-CN': { font: face, shared: { file: 'shared.woff2', characters } } },
  packing: 'quick',
  common: ['shared.woff2'],
})
const cutIn = async (file: string) =>
  charactersIn(Buffer.from(await decompress(readFileSync(join(folder, file))))).toSorted()

it('a page has what all pages share, and a file of what its own titles need besides', async () => {
  const { files, lacking } = pageFonts(`<h1>${a}${b}${c}</h1><p>${KNOWN[3]}</p>`, 'zh-CN', plan(a))
  expect(files).toEqual(['shared.woff2', expect.stringMatching(/^font-[\da-f]{12}\.woff2$/)])
  expect(await cutIn(files[1]!)).toEqual([b, c].toSorted())
  expect(lacking).toBe('')
})

it('names characters that the face has not, and cuts nothing for them', () => {
  expect(pageFonts(`<h1>${LACKING}${a}</h1>`, 'zh-CN', plan(a))).toEqual({
    files: ['shared.woff2'],
    lacking: LACKING,
  })
})

it('where pages share nothing there is the page’s own file alone', () => {
  expect(pageFonts(`<h1>${a}</h1>`, 'zh-CN', plan('')).files).toHaveLength(1)
  expect(pageFonts(`<h1>${LACKING}</h1>`, 'zh-CN', plan('')).files).toEqual([])
})

it('a page without such titles, or of a language without a face, needs no file', () => {
  const nothing = { files: [], lacking: '' }
  expect(pageFonts('<h1>Title</h1>', 'zh-CN', plan(a))).toEqual(nothing)
  expect(pageFonts(`<h1>${b}</h1>`, 'en-US', plan(a))).toEqual(nothing)
  expect(pageFonts(`<h1>${b}</h1>`, 'constructor', plan(a))).toEqual(nothing)
})

it('a file has another name for other characters, another face, other features and another packing', () => {
  const one = font()
  const names = [
    cutFont(folder, one, a, [], 'quick'),
    cutFont(folder, one, b, [], 'quick'),
    cutFont(folder, font(), a, [], 'quick'),
    cutFont(folder, one, a, ['vert'], 'quick'),
    cutFont(folder, one, a, []),
  ]
  expect(new Set(names).size).toBe(5)
  expect(cutFont(folder, one, a, [], 'best')).toBe(names[4])
  expect(readdirSync(folder).toSorted()).toEqual(names.toSorted())
})

it('what lies in the cache is not cut again, and needs no font', () => {
  const name = cutFont(folder, font(), a, [], 'quick')
  writeFileSync(join(folder, name), 'as it was')
  const { identity } = { identity: `part ${opened}` }
  expect(cutFont(folder, { file: '/nowhere', identity }, a, [], 'quick')).toBe(name)
  expect(readFileSync(join(folder, name), 'utf8')).toBe('as it was')
})

it('files of pages are known to the next build as long as they lie there and pages look the same', () => {
  for (const name of ['one.woff2', 'two.woff2', 'shared.woff2', 'old.woff2', 'faces.css'])
    writeFileSync(join(folder, name), '')
  expect(knownFonts(folder, 'look')).toEqual({})
  const pages = { '/a/': ['one.woff2', 'two.woff2'], '/b/': ['one.woff2'], '/c/': [] }
  expect(noteFonts(plan(''), 'look', pages)).toEqual(['one.woff2', 'two.woff2'])
  expect(readdirSync(folder).toSorted()).toEqual(
    ['faces.css', 'one.woff2', 'pages.json', 'shared.woff2', 'two.woff2'].toSorted(),
  )
  expect(knownFonts(folder, 'look')).toEqual(pages)
  expect(knownFonts(folder, 'another look')).toEqual({})
  rmSync(join(folder, 'two.woff2'))
  expect(knownFonts(folder, 'look')).toEqual({ '/b/': ['one.woff2'], '/c/': [] })
  expect(existsSync(join(folder, 'pages.json'))).toBe(true)
})
