import { resolveWords } from '#locale/resolve-words.ts'
import { homePosts } from '#model/home.ts'
import { DEFAULT_LAYOUT } from '#model/layout.ts'
import { localeOf, type Locale } from '#model/locale.ts'
import type { PostsPage } from '#model/list-page.ts'
import type { Alternate, Crumb } from '#model/navigation.ts'
import { offlineAddress } from '#model/offline.ts'
import type { BehindOriginal, NotFoundPage, OfflinePage } from '#model/page.ts'
import { PAGE_FORMAT, type PageBase } from '#model/page-base.ts'
import { toHref } from '#model/path.ts'
import type { StoreIndex } from '#model/page-store.ts'
import type { SiteMap } from './connect.ts'
import { contentPage, type StoredPage } from './enrich/content-page.ts'
import { crumbsOf } from './enrich/crumbs.ts'
import { seriesNotes } from './enrich/home-sections.ts'
import { withGlyphs, type Glyphs } from './enrich/icons.ts'
import { firstPosts } from './enrich/lists/lists.ts'
import { ownNeighbour } from './enrich/neighbours.ts'
import { isPost, type PostList } from './enrich/posts.ts'
import { sidebarFor } from './enrich/sidebar.ts'
import { strings } from './interface-strings.ts'
import type { PageLock } from './locks/page-lock.ts'
import { filesOf, sealPage, type Sealable } from './locks/seal-page.ts'
import { Sealer } from './locks/sealer.ts'
import { Views, type View } from './locks/views.ts'
import { hookedPage } from './hooked-page.ts'
import type { PlacedPage } from './placed-page.ts'
import type { CompilerSettings } from './settings.ts'
import { StoreWriter } from './page-store.ts'

/** Writes the data of every address, one after another; that of a locked one encrypted. */
export async function emitPages(
  map: SiteMap,
  settings: CompilerSettings,
  glyphs: Glyphs,
  behind: ReadonlyMap<string, BehindOriginal>,
): Promise<StoreIndex> {
  const { pages, byFile, lists, alternates } = map
  const { locales, base } = settings.site
  const writer = new StoreWriter(settings.out)
  const views = new Views(map, settings)
  const sealer = new Sealer(settings)
  const add = async (one: Sealable, lock: PageLock | undefined) => {
    const hooked = await hookedPage(one.data, lock !== undefined, settings)
    const whole = { ...one, data: withGlyphs(hooked, glyphs, settings) }
    const { path } = one.data
    if (!lock) return writer.add(path, whole.data, one.bodyHash, one.refs, one.sourceHash)
    const prompt = await sealPage(whole, lock, sealer, settings)
    writer.add(path, withGlyphs(prompt, glyphs, settings))
  }
  const media = openMedia(pages, settings)
  for (const page of pages) {
    const list = page.frontmatter.pageLayout === 'posts' ? listOf(page, map, settings) : undefined
    const data = list
      ? postsPage(page, list, map)
      : fullPage(page, map, views.of(page.lock), settings, behind.get(page.path))
    const refs = page.source.refs.map((file) => toHref(base, byFile.get(file)?.path ?? '/'))
    const bodyHash = list ? '' : page.source.bodyHash
    const { sourceHash } = page.source
    const files = [...filesOf(page, settings)]
      .filter(([publicPath]) => !media.has(publicPath))
      .map(([publicPath, source]) => ({ source, publicPath }))
    await add({ data, bodyHash, refs, files, sourceHash }, page.lock)
  }
  // Only under the global lock are lists locked, as every page is.
  const listLock = settings.locks.global ? pages[0]?.lock : undefined
  for (const { path, make, locale } of lists) {
    const data = { ...make(), ...alternatesOf(alternates.of(path, locale)) }
    await add({ data, bodyHash: '', refs: [], files: [] }, listLock)
  }
  for (const locale of locales) {
    const others = locales
      .filter(({ prefix }) => prefix !== locale.prefix && map.exists(prefix))
      .map(({ lang, prefix }): Alternate => ({ lang, path: prefix, exact: false }))
    const missing = notFoundPage(locale, others, settings)
    const data = withGlyphs({ ...missing, ...nearPages(locale, settings) }, glyphs, settings)
    writer.add(`${locale.prefix}404.html`, data)
    if (settings.site.offline)
      writer.add(
        offlineAddress(locale.prefix),
        withGlyphs(offlinePage(missing, settings), glyphs, settings),
      )
  }
  const published = [...media].map(([publicPath, source]) => [source, publicPath] as const)
  const rest = { redirects: [...map.redirects], media: [...published, ...sealer.finish()] }
  return writer.finish(rest, map.graph)
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
      postsOf: (named) => {
        const found = listOf(page, map, settings, named)
        // However few a page of the list holds.
        const all = found && {
          ...found,
          collection: { ...found.collection, perPage: false as const },
        }
        return all && homePosts(firstPosts(all))
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
    format: PAGE_FORMAT,
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

function notFoundPage(
  locale: Locale,
  others: readonly Alternate[],
  settings: CompilerSettings,
): NotFoundPage {
  return {
    format: PAGE_FORMAT,
    type: 'not-found',
    path: `${locale.prefix}404.html`,
    lang: locale.lang,
    locale: locale.prefix,
    title: strings({ ...settings, lang: locale.lang }).notFoundTitle,
    layout: DEFAULT_LAYOUT,
    ...alternatesOf(others),
  }
}

/** What lies near an address that leads nowhere is asked of the site's own index, of no service. */
function nearPages({ lang }: Locale, settings: CompilerSettings): Partial<NotFoundPage> {
  if (settings.site.search || settings.locks.global) return {}
  return { assets: ['near-pages'], near: strings({ ...settings, lang }).notFoundNear }
}

function offlinePage(missing: NotFoundPage, { words }: CompilerSettings): OfflinePage {
  return {
    ...missing,
    type: 'offline',
    path: offlineAddress(missing.locale),
    title: resolveWords(missing.lang, words).offline.title,
    assets: ['cached-pages'],
  }
}

/** What is absent is left out. */
const alternatesOf = (alternates: readonly Alternate[]): Pick<PageBase, 'alternates'> =>
  alternates.length > 0 ? { alternates } : {}

/** Files everybody may fetch: those of pages without a lock. */
function openMedia(pages: readonly PlacedPage[], settings: CompilerSettings): Map<string, string> {
  return new Map(pages.filter(({ lock }) => !lock).flatMap((page) => [...filesOf(page, settings)]))
}
