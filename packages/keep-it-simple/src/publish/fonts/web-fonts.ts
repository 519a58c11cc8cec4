import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { displayPackage, serifPackage, SONG_PACKAGE } from '#model/fonts.ts'
import type { Lang, Locale } from '#model/locale.ts'
import type { SiteConfig } from '#model/site.ts'
import type { Release } from '../release/release.ts'
import { replaceFile } from '../write-into.ts'
import { fontFile, type FontFile } from './font-file.ts'
import { LATIN, LATIN_FACES, LATIN_FEATURES, LATIN_LANGUAGES } from './latin.ts'
import { openFont, packFont, type Subset } from './subset-font.ts'

/** Increase it when the same characters give another file. */
const FORMAT = 4

/** The title of a page everybody may read. */
export interface PageTitle {
  readonly lang: Lang
  readonly text: string
  readonly created?: string
}

interface FontSubset {
  readonly font: FontFile
  readonly characters: string
  readonly features: readonly string[]
}

export interface WebFonts {
  /** The style sheet of each language that has web fonts. */
  readonly sheets: Readonly<Record<Lang, readonly string[]>>
  /** Writes sheets and fonts; gives their names. Fonts are cut once and kept in `folder`. */
  readonly write: (release: Pick<Release, 'copy' | 'print'>, folder: string) => Promise<string[]>
}

/** Names the files, so that documents can link them before any font is cut. */
export function webFonts(site: SiteConfig, titles: readonly PageTitle[]): WebFonts {
  const subsets = new Map<string, FontSubset>()
  const add = (subset: FontSubset): string => {
    const { font, ...rest } = subset
    const name = `font-${hashOf(JSON.stringify([FORMAT, font.identity, rest])).slice(0, 12)}.woff2`
    subsets.set(name, subset)
    return name
  }
  const texts = new Map<string, string>()
  const sheets: Record<Lang, readonly string[]> = {}
  for (const locale of site.locales) {
    const text = [...titleRules(site, locale, titles, add), ...serifRules(site, locale, add)].join(
      '\n',
    )
    if (text === '') continue
    const name = `assets/fonts-${locale.lang}-${hashOf(text).slice(0, 8)}.css`
    sheets[locale.lang] = [name]
    texts.set(name, text)
  }
  return {
    sheets,
    write: async (release, folder) => {
      for (const [name, text] of texts) release.print(name, text)
      await cutMissing(folder, subsets)
      for (const name of subsets.keys()) release.copy(join(folder, name), `assets/${name}`)
      return [...texts.keys(), ...[...subsets.keys()].map((name) => `assets/${name}`)]
    },
  }
}

/** Cuts what the cache has not, and removes from it what no page needs any more. */
async function cutMissing(folder: string, subsets: ReadonlyMap<string, FontSubset>): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const opened = new Map<string, Subset>()
  for (const [name, { font, characters, features }] of subsets) {
    const path = join(folder, name)
    if (existsSync(path)) continue
    const subset = opened.get(font.file) ?? (await openFont(font))
    opened.set(font.file, subset)
    replaceFile(path, await packFont(subset(characters, features)))
  }
  for (const name of readdirSync(folder)) if (!subsets.has(name)) rmSync(join(folder, name))
}

/** Han, kana and full-width marks: as wide in one font as in another, so a swap moves nothing. */
const SQUARE =
  /[\u2E80-\uA4CF\uAC00-\uD7AF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFFEF\u{20000}-\u{3FFFD}]/gu

/** A title needs about ten files whatever their size, so small files mean few bytes (decision 36). */
const SLICE = 4
/** Of large sites, so that the style sheet stays small. */
const MOST_SLICES = 256

/** Characters in the order in which pages first used them: a new article changes the last files only. */
export function titleSlices(titles: readonly PageTitle[]): string[] {
  const dated = titles.toSorted((a, b) => compare(a.created ?? '9', b.created ?? '9'))
  const characters = [...new Set(dated.flatMap(({ text }) => text.normalize().match(SQUARE) ?? []))]
  let size = SLICE
  while (characters.length / size > MOST_SLICES) size *= 2
  return Array.from({ length: Math.ceil(characters.length / size) }, (_, index) =>
    characters.slice(index * size, (index + 1) * size).join(''),
  )
}

type Add = (subset: FontSubset) => string

function titleRules(
  { fonts }: SiteConfig,
  { lang, title }: Locale,
  titles: readonly PageTitle[],
  add: Add,
): string[] {
  const name = displayPackage(fonts, lang)
  const font = name === undefined ? undefined : fontFile(name, { weight: 700 })
  if (!font) return []
  const own = titles.filter((one) => one.lang === lang)
  const slices = titleSlices([{ lang, text: title, created: '' }, ...own])
  // Hangul is not as wide in every font: there a font that comes late is used by the next page.
  const display = /^ko\b/.test(lang) ? 'optional' : 'swap'
  const faces = slices.map((characters) =>
    fontFace('KIS Title', {
      file: add({ font, characters, features: [] }),
      more: `font-weight:700;font-display:${display}`,
      characters,
    }),
  )
  return [...faces, useInTitles(lang, name === SONG_PACKAGE)]
}

/**
 * A reader's own Song comes first and spares the download; a font the author chose does not. Marks
 * are not trimmed, because not every font can, and a title would move when the font changes.
 */
function useInTitles(lang: Lang, isUsual: boolean): string {
  const title = isUsual
    ? `'KIS Song Punct',var(--song),'KIS Title','KIS Hei Punct',var(--latin-serif),Georgia,var(--hei),serif`
    : `'KIS Title',var(--titles)`
  const song = isUsual ? `var(--song),'KIS Title'` : `'KIS Title',var(--song)`
  const root = `:root:not([data-save-data]):lang(${lang})`
  return (
    `@layer tokens{${root}{--font-title:${title};--font-mark:var(--serif),${song},Georgia,serif}}\n` +
    `@layer utilities{:where(${root}) h1{text-spacing-trim:space-all}}`
  )
}

/** The serif of texts is used if it is there when a page is first painted, and never comes later. */
function serifRules({ fonts }: SiteConfig, { lang }: Locale, add: Add): string[] {
  const name = serifPackage(fonts)
  if (name === undefined || !LATIN_LANGUAGES.includes(lang.split('-')[0]!)) return []
  const faces = LATIN_FACES.flatMap((wanted) => {
    const font = fontFile(name, wanted)
    if (!font) return []
    const file = add({ font, characters: LATIN, features: LATIN_FEATURES })
    const style = wanted.italic ? 'italic' : 'normal'
    return fontFace('KIS Serif', {
      file,
      more: `font-weight:${wanted.weight};font-style:${style};font-display:optional`,
    })
  })
  const use = `@layer tokens{:root:not([data-save-data]):lang(${lang}){--serif:'KIS Serif',var(--latin-serif)}}`
  return faces.length === 0 ? [] : [...faces, use]
}

function fontFace(
  family: string,
  face: { readonly file: string; readonly more: string; readonly characters?: string },
): string {
  const { file, more, characters } = face
  const range = characters === undefined ? '' : `;unicode-range:${unicodeRange(characters)}`
  return `@font-face{font-family:'${family}';${more};src:url(${file})${range}}`
}

const unicodeRange = (characters: string): string =>
  [...characters].map((one) => `U+${one.codePointAt(0)!.toString(16)}`).join()

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
