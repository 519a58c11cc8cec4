import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { testSite } from '../../../tests/support/test-site.ts'
import type { FontSettings } from '#model/fonts.ts'
import { fontFile } from './font-file.ts'
import { prepareFonts } from './prepare-fonts.ts'
import { serifSheet } from './serif-sheet.ts'
import { sharedCharacters } from './shared-characters.ts'

let content: string
beforeEach(() => (content = mkdtempSync(join(tmpdir(), 'prepared-'))))
afterEach(() => rmSync(content, { recursive: true }))

const SERIF = '@fontsource/source-serif-4'
const [zh, en] = testSite.site.locales as [Locale, Locale]
type Locale = (typeof testSite.site.locales)[number]

function prepared(fonts: FontSettings | false, title = 'It’s — “simple”', pages = 3) {
  const locales = [{ ...en, prefix: '/', title }]
  const navigation = { '/': [{ text: 'Notes…', link: '/notes/' }] }
  return prepareFonts({ ...testSite.site, locales, fonts }, navigation, content, pages)
}
const OWN = { display: { 'en-US': SERIF }, serif: false } as const

it('a site that lets no face travel has none, and no folder for them', () => {
  expect(prepared(false)).toBeUndefined()
  expect(readdirSync(content)).toEqual([])
})

it('the name of the site and its menu are cut once for all pages of a language', () => {
  const { plan, sheet } = prepared(OWN)!
  expect(sheet).toBeUndefined()
  const { font, shared } = plan.titles['en-US']!
  expect(font).toEqual(fontFile(SERIF, { weight: 700 }))
  expect(shared.characters).toBe('—’“”…')
  expect(readdirSync(join(content, 'fonts'))).toEqual([shared.file])
  expect(plan).toMatchObject({
    folder: join(content, 'fonts'),
    base: '/',
    packing: 'best',
    common: [shared.file],
  })
})

it('where nothing of them is in the face, pages share no file', () => {
  const { plan } = prepared(OWN, '漢')!
  expect(plan.titles['en-US']!.shared.characters).toBe('…')
  expect(
    prepareFonts({ ...testSite.site, locales: [en], fonts: OWN }, {}, content, 3),
  ).toMatchObject({ plan: { titles: { 'en-US': { shared: { file: '', characters: '' } } } } })
})

it('the serif of a site is a sheet for the bundler, with its files beside it', () => {
  const { plan, sheet } = prepared({ display: false })!
  expect(sheet).toBe(join(content, 'fonts/faces.css'))
  expect(readFileSync(sheet!, 'utf8')).toBe(serifSheet(SERIF, join(content, 'fonts')).rules)
  expect(plan.common).toHaveLength(3)
  expect(readdirSync(join(content, 'fonts')).toSorted()).toEqual(
    ['faces.css', ...plan.common].toSorted(),
  )
})

it('a face that is not installed, or that nobody chose, is left to the reader’s device', () => {
  const { plan } = prepared({ display: { 'en-US': '@fontsource/no-such-face' }, serif: false })!
  expect(plan.titles).toEqual({})
  expect(prepared({ display: false, serif: false })!.plan.titles).toEqual({})
})

it('pages are drawn again when other files would be named', () => {
  const { identity } = prepared(OWN)!.plan
  expect(prepared(OWN)!.plan.identity).toBe(identity)
  expect(prepared(OWN, 'It’s')!.plan.identity).not.toBe(identity)
  const many = prepared(OWN, 'It’s — “simple”', 1001)!.plan
  expect(many.packing).toBe('quick')
  expect(many.identity).not.toBe(identity)
})

it('shares of a menu are taken at any depth, each character once, in order', () => {
  const inner = { text: '乙甲', link: '/b/', items: [{ text: '丙Z', link: '/c/' }] }
  const menu = [{ text: '甲 About', link: '/a/', items: [inner] }]
  expect(sharedCharacters({ ...zh, title: '丁' }, { '/': menu })).toBe('丁丙乙甲')
  expect(sharedCharacters({ ...zh, title: '丁', prefix: '/zh/' }, { '/': menu })).toBe('丁')
})

it('the largest file of a weight and slope is the face; a part of it where only Latin is wanted', () => {
  const named = (wanted: Parameters<typeof fontFile>[1]) => fontFile(SERIF, wanted)!
  const { version } = JSON.parse(
    readFileSync(join(named({ weight: 400 }).file, '../../package.json'), 'utf8'),
  ) as { version: string }
  const latin = 'files/source-serif-4-latin-400'
  expect(named({ weight: 400, latin: true })).toEqual({
    file: expect.stringMatching(new RegExp(`${latin}-normal\\.woff$`)) as string,
    identity: `${SERIF}@${version}/${latin}-normal.woff`,
  })
  expect(named({ weight: 400, italic: true, latin: true }).identity).toMatch(/latin-400-italic/)
  expect(named({ weight: 700 }).file).toMatch(/-700-normal\.woff$/)
  expect(fontFile('@fontsource/noto-serif-sc', { weight: 700, latin: true })!.file).toMatch(
    /noto-serif-sc-latin-700-normal\.woff$/,
  )
  expect(fontFile('@fontsource/noto-serif-sc', { weight: 700 })!.file).toMatch(
    /chinese-simplified-700-normal\.woff$/,
  )
  expect(fontFile('harfbuzzjs', { weight: 400 })).toBeUndefined()
  expect(fontFile('@fontsource/no-such-face', { weight: 400 })).toBeUndefined()
})

it('the serif has a rule for each of its faces, and one for titles from the bold', () => {
  const { rules, files } = serifSheet(SERIF, content)
  expect(readdirSync(content).toSorted()).toEqual(files.toSorted())
  const [upright, slanted, bold] = files
  const face = (name: string, more: string, weight: number, style: string, file?: string) =>
    `@font-face{font-family:'${name}';${more};font-weight:${weight};font-style:${style};src:url(./${file}) format('woff2')}`
  const range = 'font-display:swap;unicode-range:U+21-B6,U+B8-2013,U+2190-22FF'
  const lines = rules.split('\n')
  expect(lines.slice(0, 4)).toEqual([
    face('KIS Serif', 'font-display:optional', 400, 'normal', upright),
    face('KIS Serif', 'font-display:optional', 400, 'italic', slanted),
    face('KIS Serif', 'font-display:optional', 700, 'normal', bold),
    face('KIS Title Serif', range, 700, 'normal', bold),
  ])
  expect(lines[4]).toMatch(
    /^:root\[data-serif\]:lang\(zh,.*\)\{--serif:'KIS Serif',var\(--latin-serif\)\}$/,
  )
  expect(serifSheet('harfbuzzjs', content)).toEqual({ rules: '', files: [] })
})
