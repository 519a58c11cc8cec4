import type { PostCollection } from '#model/collection.ts'
import { localeOf, type Locale } from '#model/locale.ts'
import type { Alternate } from '#model/navigation.ts'
import { parentAddresses } from '#model/path.ts'
import type { CompilerSettings } from '../settings.ts'
import type { Translations } from './translations.ts'

const LIST_LINKS = ['tagsLink', 'categoriesLink', 'archivesLink', 'link'] as const

/** Finds where the language selector leads: the translation, else the nearest page above that has one. */
export class Alternates {
  private readonly settings: CompilerSettings
  private readonly groups: Map<string, ReadonlyMap<string, string>>
  private readonly exists: (path: string) => boolean

  constructor(settings: CompilerSettings, groups: Translations, exists: (path: string) => boolean) {
    this.settings = settings
    this.groups = new Map(groups)
    this.exists = exists
    this.groupLists()
  }

  /** For each of the other languages that have anything to lead to. */
  of(path: string, locale: Locale, above?: string): Alternate[] {
    const others = this.settings.site.locales.filter(({ prefix }) => prefix !== locale.prefix)
    return others.flatMap((other) => this.in(other, path, locale, above) ?? [])
  }

  private in(
    other: Locale,
    path: string,
    locale: Locale,
    above: string | undefined,
  ): Alternate | undefined {
    const exact = this.counterpart(path, locale, other)
    if (exact !== undefined) return { lang: other.lang, path: exact, exact: true }
    for (const parent of [...(above === undefined ? [] : [above]), ...parentAddresses(path)]) {
      const found = this.counterpart(parent, locale, other)
      if (found !== undefined) return { lang: other.lang, path: found, exact: false }
    }
    // A page outside of its own language's folder has no home above it.
    return this.exists(other.prefix)
      ? { lang: other.lang, path: other.prefix, exact: false }
      : undefined
  }

  /** Declared translations, the homes, and list pages of the same name. */
  private counterpart(path: string, locale: Locale, other: Locale): string | undefined {
    const declared = this.groups.get(path)?.get(other.prefix)
    if (declared !== undefined) return declared
    if (path === locale.prefix) return this.exists(other.prefix) ? other.prefix : undefined
    const list = this.lists(locale).find((link) => path.startsWith(link))
    if (list === undefined) return undefined
    const twin = this.groups.get(list)?.get(other.prefix)
    const candidate = twin === undefined ? undefined : twin + path.slice(list.length)
    // The second page of one language's list has nothing to do with another's.
    if (candidate === undefined || /\/page\/\d+\/$/.test(candidate)) return undefined
    return this.exists(candidate) ? candidate : undefined
  }

  private lists(locale: Locale): string[] {
    return this.postCollections(locale).flatMap((one) => LIST_LINKS.map((key) => one[key]))
  }

  private postCollections({ prefix }: Locale): PostCollection[] {
    const { collections, site } = this.settings
    return collections.filter(
      (one): one is PostCollection =>
        one.type === 'post' && localeOf(site.locales, one.link)?.prefix === prefix,
    )
  }

  /** The n-th post collection of one language answers to the n-th of every other. */
  private groupLists(): void {
    const { locales } = this.settings.site
    const byLocale = locales.map((locale) => [locale.prefix, this.postCollections(locale)] as const)
    const most = Math.max(...byLocale.map(([, own]) => own.length))
    for (let place = 0; place < most; place++) {
      for (const key of LIST_LINKS) {
        const links = byLocale.flatMap(([prefix, own]) => {
          const link = own[place]?.[key]
          // A list may be switched off in one language only.
          return link === undefined || !this.exists(link) ? [] : [[prefix, link] as const]
        })
        const group = new Map(links)
        for (const link of group.values()) this.groups.set(link, group)
      }
    }
  }
}
