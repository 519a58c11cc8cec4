import { collectionOf, type Collection } from '#model/collection.ts'
import { localeOf, type Locale } from '#model/locale.ts'
import type { CompilerSettings } from '../settings.ts'

/** Where a page's translation goes. */
export interface Counterpart {
  /** Path below `docs/`. */
  readonly file: string
  readonly path: string
}

/** The same place in another language: folders and addresses of collections answer to each other. */
export function counterpartOf(
  page: { readonly file: string; readonly path: string; readonly locale: Locale },
  to: Locale,
  settings: CompilerSettings,
): Counterpart {
  const { file, path, locale } = page
  const own = collectionOf(settings.collections, file)
  const twin = own && twinOf(own, locale, to, settings)
  const moved = (text: string, from: string, into: string) =>
    text.startsWith(from) ? into + text.slice(from.length) : undefined
  return {
    file:
      (own && twin && moved(file, own.dir, twin.dir)) ??
      moved(file, locale.prefix.slice(1), to.prefix.slice(1)) ??
      to.prefix.slice(1) + file,
    path:
      (own && twin && moved(path, own.linkPrefix, twin.linkPrefix)) ??
      moved(path, locale.prefix, to.prefix) ??
      to.prefix + path.slice(1),
  }
}

/** The n-th collection of a kind in one language answers to the n-th of that kind in another. */
function twinOf(
  own: Collection,
  from: Locale,
  to: Locale,
  { collections, site }: CompilerSettings,
): Collection | undefined {
  const of = ({ prefix }: Locale) =>
    collections.filter(
      ({ type, dir }) => type === own.type && localeOf(site.locales, `/${dir}/`)?.prefix === prefix,
    )
  return of(to)[of(from).indexOf(own)]
}
