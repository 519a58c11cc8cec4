import type { Diagnostic } from '#model/diagnostic.ts'
import { localeOf, type Locale } from '#model/locale.ts'
import { savedAddress } from '#model/saved-address.ts'
import { searchAddress } from '#model/search-address.ts'
import type { SiteGraph } from '#model/site-graph.ts'
import { discussionProblems } from './comments/discussions-file.ts'
import { Alternates } from './enrich/alternates.ts'
import { differingPrograms } from './enrich/differing-programs.ts'
import type { Addresses } from './enrich/link-advice.ts'
import { checkSettingsLinks } from './enrich/links.ts'
import type { ListEntry } from './enrich/lists/list-entry.ts'
import { listEntries } from './enrich/lists/lists.ts'
import type { PostList } from './enrich/posts.ts'
import { gatherRedirects } from './enrich/redirects.ts'
import { RelatedPages } from './enrich/related/related-pages.ts'
import type { Series } from './enrich/sidebar.ts'
import { siteGraph } from './enrich/site-graph.ts'
import { takenAliases } from './enrich/taken-aliases.ts'
import { groupTranslations, type Translations } from './enrich/translations.ts'
import { checkSettingsIcons } from './icons.ts'
import { strings } from './interface-strings.ts'
import { savedIconProblems } from './saved-icons.ts'
import { shownFile, type PlacedPage } from './placed-page.ts'
import type { CompilerSettings } from './settings.ts'

/** Everything that has an address, before any of it is written. */
export interface SiteMap {
  readonly pages: readonly PlacedPage[]
  readonly byPath: ReadonlyMap<string, PlacedPage>
  readonly byFile: ReadonlyMap<string, PlacedPage>
  readonly lists: readonly LocatedList[]
  readonly postLists: readonly PostList[]
  readonly series: readonly Series[]
  readonly redirects: ReadonlyMap<string, string>
  readonly translations: Translations
  readonly alternates: Alternates
  readonly exists: (path: string) => boolean
  /** Where languages have their search forms, and the lists of what a device has. */
  readonly searchForms: ReadonlySet<string>
  readonly savedLists: ReadonlySet<string>
  /** Names and links of all pages; nobody needs it while one is shown. */
  readonly graph: () => SiteGraph
  /** What to read after a page. */
  readonly related: RelatedPages
}

export interface LocatedList extends ListEntry {
  readonly locale: Locale
}

/** A site map, and what was found wrong on the way. */
export interface Mapped {
  readonly map: SiteMap
  readonly addresses: Addresses
  readonly clashes: readonly Diagnostic[]
  readonly translations: readonly Diagnostic[]
}

/** What is wrong beyond the links of pages. */
export function checkMap(
  { map, addresses, translations }: Omit<Mapped, 'clashes'>,
  settings: CompilerSettings,
): Diagnostic[] {
  return [
    ...checkSettingsLinks(addresses, settings),
    ...checkSettingsIcons(settings),
    ...takenAliases(map.pages),
    ...differingPrograms(
      map.byPath,
      map.translations,
      settings.site.locales.map(({ prefix }) => prefix),
    ),
    ...discussionProblems(settings),
    ...savedIconProblems(settings),
    ...translations,
  ]
}

/** Everything that has an address; links are not looked at yet. */
export function mapSite(
  pages: readonly PlacedPage[],
  postLists: readonly PostList[],
  series: readonly Series[],
  unpublished: ReadonlyMap<string, string>,
  settings: CompilerSettings,
): Mapped {
  const { locales } = settings.site
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const byFile = new Map(pages.map((page) => [page.source.file, page]))
  // A page with the posts layout may stand in for the list it shows.
  const lists = postLists.flatMap(({ collection }, index) => {
    const locale = localeOf(locales, collection.link) ?? locales[0]!
    return listEntries(
      postLists[index]!,
      locale.prefix,
      locale.lang,
      strings({ ...settings, lang: locale.lang }),
    )
      .filter(
        ({ path }) =>
          path !== collection.link || byPath.get(path)?.frontmatter.pageLayout !== 'posts',
      )
      .map(({ path, make }) => ({ path, make, locale }))
  })
  const listPaths = new Set(lists.map(({ path }) => path))
  const exists = (path: string) => byPath.has(path) || listPaths.has(path)
  const { redirects, diagnostics: badRedirects } = gatherRedirects(pages, exists, settings)
  const free = (addressIn: (prefix: string) => string) =>
    new Set(
      locales
        .map(({ prefix }) => addressIn(prefix))
        .filter((path) => !exists(path) && !redirects.has(path)),
    )
  const searchForms = free(searchAddress)
  // Of a site that is locked as a whole, devices have nothing.
  const isSaved = settings.site.offline === true && !settings.locks.global
  const savedLists = isSaved ? free(savedAddress) : new Set<string>()
  const others = new Set([...listPaths, ...redirects.keys(), ...searchForms, ...savedLists])
  const translationProblems: Diagnostic[] = []
  const translations = groupTranslations(pages, translationProblems)
  const alternates = new Alternates(settings, translations, exists)
  const addresses: Addresses = { pages: byPath, byFile, others, unpublished }
  return {
    map: {
      pages,
      byPath,
      byFile,
      lists,
      postLists,
      series,
      redirects,
      translations,
      alternates,
      exists,
      searchForms,
      savedLists,
      graph: () => siteGraph(addresses, settings),
      related: new RelatedPages(addresses, settings),
    },
    addresses,
    clashes: [...occupiedLists(pages, listPaths), ...badRedirects],
    translations: translationProblems,
  }
}

function occupiedLists(pages: readonly PlacedPage[], lists: ReadonlySet<string>): Diagnostic[] {
  // Hosts and file systems may not distinguish capitals.
  const taken = new Set([...lists].map((path) => path.toLowerCase()))
  return pages
    .filter(({ path }) => taken.has(path.toLowerCase()))
    .map((page) => ({
      severity: 'error',
      code: 'duplicate-address',
      file: shownFile(page),
      line: page.source.keyLines['permalink'] ?? 1,
      message: `The address \`${page.path}\` is a list of its collection.`,
      remedy: 'Give the page another `permalink:`, or the layout `posts` to stand in for the list.',
    }))
}
