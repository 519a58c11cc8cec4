import { isChinese } from './language.ts'
import type { Lang } from './locale.ts'

/** Faces that travel with the pages, by the packages they come from. */
export interface FontSettings {
  /** Of titles, by language; Simplified Chinese has one without being named. */
  readonly display?: Readonly<Record<Lang, string>> | false
  /** Of Latin letters with serifs. */
  readonly serif?: string | false
}

export const SERIF_PACKAGE = '@fontsource/source-serif-4'
export const SONG_PACKAGE = '@fontsource/noto-serif-sc'

/** What Song and its kin set: Han, kana, Hangul, and the marks that are as wide. */
export const SQUARE_CHARACTERS =
  /[\u00B7\u2014\u2018\u2019\u201C\u201D\u2026\u2E80-\uA4CF\uAC00-\uD7AF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFFEF\u{20000}-\u{3FFFD}]/gu

type Fonts = FontSettings | false | undefined

/** The package that titles of a language are set from; a language nobody chose one for has none. */
export function displayPackage(fonts: Fonts, lang: Lang): string | undefined {
  if (!fonts || fonts.display === false) return undefined
  const usual = isChinese(lang) && !/-(?:Hant|TW|HK|MO)\b/i.test(lang) ? SONG_PACKAGE : undefined
  return fonts.display?.[lang] ?? usual
}

export function serifPackage(fonts: Fonts): string | undefined {
  if (!fonts || fonts.serif === false) return undefined
  return fonts.serif ?? SERIF_PACKAGE
}

/** All that a site needs. */
export function fontPackages(fonts: Fonts, langs: readonly Lang[]): string[] {
  const named = [...langs.map((lang) => displayPackage(fonts, lang)), serifPackage(fonts)]
  return [...new Set(named.filter((one) => one !== undefined))]
}
