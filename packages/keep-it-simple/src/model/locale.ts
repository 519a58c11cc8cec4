/** A language by its BCP 47 tag in canonical form, such as `zh-CN`, `ja` or `ar-EG`. */
export type Lang = string

/** S1.24: what a page without any language of its own is taken to be. */
export const FALLBACK_LANG: Lang = 'en-US'

export interface Locale {
  /** Path prefix, beginning and ending in a slash. */
  readonly prefix: string
  readonly lang: Lang
  /** The language's own name, for the language selector. */
  readonly label: string
  readonly title: string
  readonly description: string
}

/** S2.2.5: the locale whose prefix is the longest one the path starts with. */
export function localeOf<L extends { readonly prefix: string }>(
  locales: readonly L[],
  path: string,
): L | undefined {
  let found: L | undefined
  for (const locale of locales) {
    const inside = path.startsWith(locale.prefix) || `${path}/` === locale.prefix
    if (inside && (!found || locale.prefix.length > found.prefix.length)) found = locale
  }
  return found
}

/** S1.24: front matter first, then the locale, then the fallback. */
export function langOf(own: Lang | undefined, locale: Locale | undefined): Lang {
  return own ?? locale?.lang ?? FALLBACK_LANG
}
