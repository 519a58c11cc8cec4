import { resolveWords } from '#locale/resolve-words.ts'
import { homePosts } from '#model/home.ts'
import { DEFAULT_LAYOUT } from '#model/layout.ts'
import { localeOf, type Locale } from '#model/locale.ts'
import type { PostsPage } from '#model/list-page.ts'
import type { Alternate, Crumb } from '#model/navigation.ts'
import { offlineAddress } from '#model/offline.ts'
import type {
  BehindOriginal,
  NotFoundPage,
  OfflinePage,
  SavedPage,
  SearchFormPage,
} from '#model/page.ts'
import type { PageBase } from '#model/page-base.ts'
import { toHref } from '#model/path.ts'
import { savedAddress } from '#model/saved-address.ts'
import { searchAddress } from '#model/search-address.ts'
import type { LocatedList, SiteMap } from './connect.ts'
import { contentPage, type StoredPage } from './enrich/content-page.ts'
import { crumbsOf } from './enrich/crumbs.ts'
import { seriesNotes } from './enrich/home-sections.ts'
import { firstPosts } from './enrich/lists/lists.ts'
import { ownNeighbour } from './enrich/neighbours.ts'
import { isPost, type PostList } from './enrich/posts.ts'
import { sidebarFor } from './enrich/sidebar.ts'
import { strings } from './interface-strings.ts'
import { filesOf, type Sealable } from './locks/seal-page.ts'
import type { View } from './locks/views.ts'
import type { PlacedPage } from './placed-page.ts'
import type { CompilerSettings } from './settings.ts'

/** Translations whose original was changed after them, by address. */
export type Behind = ReadonlyMap<string, BehindOriginal>

/** The data of one page of the author's; `media` are the files everybody may fetch. */
export function pageData(
  page: PlacedPage,
  map: SiteMap,
  view: View,
  media: ReadonlyMap<string, string>,
  behind: Behind,
  settings: CompilerSettings,
): Sealable {
  const list = page.frontmatter.pageLayout === 'posts' ? listOf(page, map, settings) : undefined
  const data = list
    ? postsPage(page, list, map)
    : fullPage(page, map, view, settings, behind.get(page.path))
  const { base } = settings.site
  const refs = page.source.refs.map((file) => toHref(base, map.byFile.get(file)?.path ?? '/'))
  const bodyHash = list ? '' : page.source.bodyHash
  const { file, sourceHash, words } = page.source
  const files = [...filesOf(page, settings)]
    .filter(([publicPath]) => !media.has(publicPath))
    .map(([publicPath, source]) => ({ source, publicPath }))
  return { data, bodyHash, refs, files, text: { file, source: sourceHash, words } }
}

export function listData({ path, make, locale }: LocatedList, { alternates }: SiteMap): Sealable {
  const data = { ...make(), ...alternatesOf(alternates.of(path, locale)) }
  return { data, bodyHash: '', refs: [], files: [] }
}

export function notFoundData(
  locale: Locale,
  { exists }: SiteMap,
  settings: CompilerSettings,
): NotFoundPage {
  const others = settings.site.locales
    .filter(({ prefix }) => prefix !== locale.prefix && exists(prefix))
    .map(({ lang, prefix }): Alternate => ({ lang, path: prefix, exact: false }))
  return {
    type: 'not-found',
    path: `${locale.prefix}404.html`,
    lang: locale.lang,
    locale: locale.prefix,
    title: strings({ ...settings, lang: locale.lang }).notFoundTitle,
    layout: DEFAULT_LAYOUT,
    ...(settings.locks.global && { alone: true }),
    ...alternatesOf(others),
  }
}

/** What lies near an address that leads nowhere is asked of the site's own index, of no service. */
export function nearPages({ lang }: Locale, settings: CompilerSettings): Partial<NotFoundPage> {
  if (settings.locks.global) return {}
  const near = settings.site.search ? undefined : strings({ ...settings, lang }).notFoundNear
  return { assets: ['near-pages'], ...(near !== undefined && { near }) }
}

export function offlineData(missing: NotFoundPage, { words }: CompilerSettings): OfflinePage {
  return {
    ...missing,
    type: 'offline',
    path: offlineAddress(missing.locale),
    title: resolveWords(missing.lang, words).offline.title,
    assets: ['cached-pages'],
  }
}

/** Only where pages can be saved. */
export function savedData(missing: NotFoundPage, settings: CompilerSettings): SavedPage {
  const words = strings({ ...settings, lang: missing.lang })
  return {
    ...missing,
    type: 'saved',
    path: savedAddress(missing.locale),
    title: words.savedPages,
    ...alternatesOf(elsewhere(missing, savedAddress, settings)),
    assets: ['cached-pages'],
    says: {
      intro: words.savedIntro,
      saved: words.savedHeading,
      noneSaved: words.savedNone,
      read: words.readHeading,
      noneRead: words.readNone,
      needsScript: words.savedNeedsScript,
    },
  }
}

/** The same page of the other languages. */
const elsewhere = (
  { locale }: NotFoundPage,
  addressIn: (prefix: string) => string,
  { site }: CompilerSettings,
): Alternate[] =>
  site.locales
    .filter(({ prefix }) => prefix !== locale)
    .map(({ lang, prefix }) => ({ lang, path: addressIn(prefix), exact: true }))

export function searchFormData(missing: NotFoundPage, settings: CompilerSettings): SearchFormPage {
  const words = strings({ ...settings, lang: missing.lang })
  return {
    ...missing,
    type: 'search',
    path: searchAddress(missing.locale),
    title: words.searchTitle,
    ...alternatesOf(elsewhere(missing, searchAddress, settings)),
    assets: ['search-form'],
    says: {
      searching: words.searching,
      count: words.searchCount,
      none: words.searchNone,
      failed: words.searchFailed,
      meant: words.searchMeant,
      nearest: words.searchNearest,
      others: words.searchOthers,
      needsScript: words.searchNeedsScript,
    },
  }
}

function fullPage(
  page: PlacedPage,
  map: SiteMap,
  { series, neighbours, titleOf }: View,
  settings: CompilerSettings,
  behind: BehindOriginal | undefined,
): StoredPage {
  const { postLists, alternates } = map
  const { collection, frontmatter, path, locale } = page
  const own = series.find((one) => one.collection.dir === collection?.dir)
  const postList = isPost(page)
    ? postLists.find((one) => one.collection.dir === collection?.dir)
    : undefined
  const near = neighbours.get(path)
  const prev = ownNeighbour(frontmatter.prev, near?.prev, titleOf)
  const next = ownNeighbour(frontmatter.next, near?.next, titleOf)
  const above = collection?.type === 'post' ? collection.link : collection?.linkPrefix
  return contentPage(
    page,
    {
      ...(prev && { prev }),
      ...(next && { next }),
      crumbs: crumbsOf(page, own, strings({ ...settings, lang: page.lang }).home).map((crumb) =>
        page.lock ? withoutDeadLink(crumb, map) : crumb,
      ),
      ...(own && { sidebar: sidebarFor(own, path) }),
      ...alternatesOf(alternates.of(path, locale, above)),
      ...(postList && { postList }),
      ...(behind && { behind }),
      onward: map.related.of(
        page,
        [prev, next].flatMap((one) => one?.link ?? []),
      ),
      postsOf: (named, most) => {
        const found = listOf(page, map, settings, named)
        return found && homePosts(found.posts, found.collection.link, most)
      },
      notesOf: (named) => {
        const found = series.find((one) => one.collection.dir === named)
        return found && seriesNotes(found)
      },
    },
    settings,
  )
}

/** A category that holds nothing but locked pages has no list. */
function withoutDeadLink(crumb: Crumb, { exists }: SiteMap): Crumb {
  return crumb.link === undefined || exists(crumb.link) ? crumb : { text: crumb.text }
}

/** A post collection by its folder, else the first of the page's language. */
function listOf(
  { locale }: PlacedPage,
  { postLists }: SiteMap,
  { site }: CompilerSettings,
  named?: string,
): PostList | undefined {
  return postLists.find(({ collection }) =>
    named === undefined
      ? localeOf(site.locales, collection.link)?.prefix === locale.prefix
      : collection.dir === named,
  )
}

/** S2.4.1: a page of the author's with the layout of the list. */
function postsPage(page: PlacedPage, postList: PostList, { alternates }: SiteMap): PostsPage {
  const { frontmatter, path, lang, locale } = page
  return {
    type: 'posts',
    path,
    lang,
    locale: locale.prefix,
    title: frontmatter.title,
    ...(frontmatter.description !== undefined && { description: frontmatter.description }),
    layout: frontmatter.layout ?? DEFAULT_LAYOUT,
    ...alternatesOf(alternates.of(path, locale, postList.collection.link)),
    collection: postList.info,
    list: firstPosts(postList),
  }
}

/** What is absent is left out. */
const alternatesOf = (alternates: readonly Alternate[]): Pick<PageBase, 'alternates'> =>
  alternates.length > 0 ? { alternates } : {}

/** Files everybody may fetch: those of pages without a lock. */
export function openMedia(
  pages: readonly PlacedPage[],
  settings: CompilerSettings,
): Map<string, string> {
  return new Map(pages.filter(({ lock }) => !lock).flatMap((page) => [...filesOf(page, settings)]))
}
