import type { Lang, Locale } from './locale.ts'
import type { Alternate } from './navigation.ts'

interface Translated {
  readonly path: string
  readonly lang: Lang
  /** Prefix of its locale. */
  readonly locale: string
  readonly alternates?: readonly Alternate[]
}

/**
 * A page with all its translations, for search engines: the same set on each of them, in the
 * order of the site's languages. Readers of other languages get the first (`x-default`). Nothing for a
 * page that stands alone.
 */
export function translationLinks(
  { path, lang, locale, alternates = [] }: Translated,
  locales: readonly Locale[],
): (readonly [hreflang: string, path: string])[] {
  const exact = alternates.filter((one) => one.exact)
  if (exact.length === 0) return []
  const all = locales.flatMap((one) => {
    if (one.prefix === locale) return [[lang, path] as const]
    const found = exact.find((alternate) => alternate.lang === one.lang)
    return found ? [[found.lang, found.path] as const] : []
  })
  const [first] = all
  return first ? [...all, ['x-default', first[1]]] : []
}
