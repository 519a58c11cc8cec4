import { isChinese } from './language.ts'
import type { Lang } from './locale.ts'
import type { SiteConfig } from './site.ts'

/** Web fonts, by the packages they come from. */
export interface FontSettings {
  /** Of titles of pages, by language; Simplified Chinese has one without being named. */
  readonly display?: Readonly<Record<Lang, string>> | false
  /** Of texts in Latin letters; none unless it is named. */
  readonly serif?: string | false
}

/** Of preview cards, where the settings name no serif. */
export const SERIF_PACKAGE = '@fontsource/source-serif-4'
export const SONG_PACKAGE = '@fontsource/noto-serif-sc'

type Fonts = FontSettings | false | undefined

/** The package that titles of a language are set from; a language nobody chose one for has none. */
export function displayPackage(fonts: Fonts, lang: Lang): string | undefined {
  if (!fonts || fonts.display === false) return undefined
  const usual = isChinese(lang) && !/-(?:Hant|TW|HK|MO)\b/i.test(lang) ? SONG_PACKAGE : undefined
  return fonts.display?.[lang] ?? usual
}

export function serifPackage(fonts: Fonts): string | undefined {
  return (fonts && fonts.serif) || undefined
}

/** All that a site needs. */
export function fontPackages({ fonts, locales }: Pick<SiteConfig, 'fonts' | 'locales'>): string[] {
  const named = [...locales.map(({ lang }) => displayPackage(fonts, lang)), serifPackage(fonts)]
  return [...new Set(named.filter((one) => one !== undefined))]
}
