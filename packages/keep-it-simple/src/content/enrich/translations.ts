import type { PostCollection } from '#model/collection.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { Locale } from '#model/locale.ts'
import type { Alternate } from '#model/navigation.ts'
import { parentAddresses } from '#model/path.ts'
import { shownFile, type PlacedPage } from '../placed-page.ts'
import type { PressSettings } from '../settings.ts'

/** Address → address of the same page in the other language, both ways. */
export type TranslationPairs = ReadonlyMap<string, string>

/** Pairs are declared by `translation:` on either side; two sides that disagree are an error. */
export function pairTranslations(
  pages: readonly PlacedPage[],
  diagnostics: Diagnostic[],
): TranslationPairs {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const pairs = new Map<string, string>()
  for (const page of pages) {
    const other = page.frontmatter.translation
    if (other === undefined) continue
    const report = (message: string, remedy: string) => {
      const line = page.source.keyLines['translation']
      diagnostics.push({
        severity: 'error',
        code: 'bad-translation',
        file: shownFile(page),
        ...(line !== undefined && { line }),
        message,
        remedy,
      })
    }
    const target = byPath.get(other)
    if (!target)
      report(
        `The translation \`${other}\` does not exist.`,
        'Correct the address, or remove `translation` until the page is written.',
      )
    else if (target.locale.prefix === page.locale.prefix)
      report(`\`${other}\` is in the same language.`, 'Name the page in the other language.')
    else if (
      target.frontmatter.translation !== undefined &&
      target.frontmatter.translation !== page.path
    ) {
      report(
        `\`${other}\` names \`${target.frontmatter.translation}\` as its translation, not this page.`,
        `Make both name each other: set \`translation: ${page.path}\` in ${shownFile(target)}.`,
      )
    } else {
      pairs.set(page.path, other)
      pairs.set(other, page.path)
    }
  }
  return pairs
}

/** Finds where the language selector leads: the translation, else the nearest page above that has one. */
export class Alternates {
  private readonly settings: PressSettings
  private readonly pairs: Map<string, string>
  private readonly exists: (path: string) => boolean

  constructor(settings: PressSettings, pairs: TranslationPairs, exists: (path: string) => boolean) {
    this.settings = settings
    this.pairs = new Map(pairs)
    this.exists = exists
    this.pairLists()
  }

  of(path: string, locale: Locale, above?: string): Alternate | undefined {
    const other = this.settings.site.locales.find(({ prefix }) => prefix !== locale.prefix)
    if (!other) return undefined
    const exact = this.counterpart(path, locale, other)
    if (exact !== undefined) return { lang: other.lang, path: exact, exact: true }
    for (const parent of [...(above === undefined ? [] : [above]), ...parentAddresses(path)]) {
      const found = this.counterpart(parent, locale, other)
      if (found !== undefined) return { lang: other.lang, path: found, exact: false }
    }
    return undefined
  }

  /** Declared pairs, the two homes, and list pages of the same name. */
  private counterpart(path: string, locale: Locale, other: Locale): string | undefined {
    const declared = this.pairs.get(path)
    if (declared !== undefined) return declared
    if (path === locale.prefix) return this.exists(other.prefix) ? other.prefix : undefined
    const list = this.lists(locale).find((link) => path.startsWith(link))
    if (list === undefined) return undefined
    const twin = this.pairs.get(list)
    const candidate = twin === undefined ? undefined : twin + path.slice(list.length)
    // The second page of one language's list has nothing to do with the other's.
    if (candidate === undefined || /\/page\/\d+\/$/.test(candidate)) return undefined
    return this.exists(candidate) ? candidate : undefined
  }

  private lists(locale: Locale): string[] {
    return this.postCollections(locale).flatMap((one) => [
      one.tagsLink,
      one.categoriesLink,
      one.archivesLink,
      one.link,
    ])
  }

  private postCollections(locale: Locale): PostCollection[] {
    const { collections, site } = this.settings
    return collections.filter((one): one is PostCollection => {
      if (one.type !== 'post') return false
      const owner = site.locales.filter(({ prefix }) => one.link.startsWith(prefix))
      return (
        owner.every(({ prefix }) => prefix.length <= locale.prefix.length) &&
        one.link.startsWith(locale.prefix)
      )
    })
  }

  /** The n-th post collection of one language answers to the n-th of the other. */
  private pairLists(): void {
    const [first, second] = this.settings.site.locales
    if (!first || !second) return
    const theirs = this.postCollections(second)
    this.postCollections(first).forEach((mine, index) => {
      const twin = theirs[index]
      if (!twin) return
      for (const key of ['link', 'tagsLink', 'categoriesLink', 'archivesLink'] as const) {
        this.pairs.set(mine[key], twin[key])
        this.pairs.set(twin[key], mine[key])
      }
    })
  }
}
