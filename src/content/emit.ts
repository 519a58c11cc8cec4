import { join } from 'node:path'
import { homePosts } from '#model/home.ts'
import { DEFAULT_LAYOUT } from '#model/layout.ts'
import { localeOf, type Locale } from '#model/locale.ts'
import type { PostsPage } from '#model/list-page.ts'
import type { NotFoundPage } from '#model/page.ts'
import { PAGE_FORMAT } from '#model/page-base.ts'
import { toHref } from '#model/path.ts'
import type { ShelfIndex } from '#model/shelf.ts'
import type { SiteMap } from './connect.ts'
import { contentPage, type ShelvedPage } from './enrich/content-page.ts'
import { crumbsOf } from './enrich/crumbs.ts'
import { seriesNotes } from './enrich/home-sections.ts'
import { withGlyphs, type Glyphs } from './enrich/icons.ts'
import { firstPosts } from './enrich/lists/lists.ts'
import { neighbourIndex, ownNeighbour, type Neighbours } from './enrich/neighbours.ts'
import { isPost, type PostShelf } from './enrich/posts.ts'
import { sidebarFor } from './enrich/sidebar.ts'
import { strings } from './interface-strings.ts'
import type { PlacedPage } from './placed-page.ts'
import type { PressSettings } from './settings.ts'
import { ShelfWriter } from './shelf.ts'

/** Writes the data of every address, one after another. */
export function emitPages(map: SiteMap, settings: PressSettings, glyphs: Glyphs): ShelfIndex {
  const { pages, byFile, lists, shelves, series, alternates } = map
  const { locales, base } = settings.site
  const writer = new ShelfWriter(settings.out)
  const postLists = shelves.map(({ posts }) => posts)
  const neighbours = neighbourIndex(series, postLists)
  for (const page of pages) {
    const list = page.frontmatter.pageLayout === 'posts' ? shelfOf(page, map, settings) : undefined
    const data = list ? postsPage(page, list, map) : fullPage(page, map, neighbours, settings)
    const refs = page.source.refs.map((file) => toHref(base, byFile.get(file)?.path ?? '/'))
    const body = list ? '' : page.source.bodyHash
    writer.add(page.path, withGlyphs(data, glyphs, settings), body, refs)
  }
  for (const { path, make, locale } of lists) {
    const alternate = alternates.of(path, locale)
    const data = { ...make(), ...(alternate && { alternate }) }
    writer.add(path, withGlyphs(data, glyphs, settings))
  }
  for (const locale of locales) {
    const other = locales.find(({ prefix }) => prefix !== locale.prefix && map.exists(prefix))
    const data = withGlyphs(notFoundPage(locale, other), glyphs, settings)
    writer.add(`${locale.prefix}404.html`, data)
  }
  return writer.finish({ redirects: [...map.redirects], media: mediaOf(pages, settings) })
}

function fullPage(
  page: PlacedPage,
  map: SiteMap,
  neighbours: ReadonlyMap<string, Neighbours>,
  settings: PressSettings,
): ShelvedPage {
  const { byPath, series, shelves, alternates } = map
  const { collection, frontmatter, path, locale } = page
  const own = series.find((one) => one.collection.dir === collection?.dir)
  const shelf = isPost(page)
    ? shelves.find((one) => one.collection.dir === collection?.dir)
    : undefined
  const around = neighbours.get(path)
  const titleOf = (address: string) => byPath.get(address)?.frontmatter.title
  const prev = ownNeighbour(frontmatter.prev, around?.prev, titleOf)
  const next = ownNeighbour(frontmatter.next, around?.next, titleOf)
  const above = collection?.type === 'post' ? collection.link : collection?.linkPrefix
  const alternate = alternates.of(path, locale, above)
  return contentPage(
    page,
    {
      ...(prev && { prev }),
      ...(next && { next }),
      crumbs: crumbsOf(page, own),
      ...(own && { sidebar: sidebarFor(own, path) }),
      ...(alternate && { alternate }),
      ...(shelf && { shelf }),
      postsOf: (named) => {
        const found = shelfOf(page, map, settings, named)
        return found && homePosts(firstPosts(found))
      },
      notesOf: (named) => {
        const found = series.find((one) => one.collection.dir === named)
        return found && seriesNotes(found)
      },
    },
    settings,
  )
}

/** A post collection by its folder, else the first of the page's language. */
function shelfOf(
  { locale }: PlacedPage,
  { shelves }: SiteMap,
  { site }: PressSettings,
  named?: string,
): PostShelf | undefined {
  return shelves.find(({ collection }) =>
    named === undefined
      ? localeOf(site.locales, collection.link)?.prefix === locale.prefix
      : collection.dir === named,
  )
}

/** S2.4.1: a page of the author's with the layout of the list. */
function postsPage(page: PlacedPage, shelf: PostShelf, { alternates }: SiteMap): PostsPage {
  const { frontmatter, path, lang, locale } = page
  const alternate = alternates.of(path, locale, shelf.collection.link)
  return {
    format: PAGE_FORMAT,
    type: 'posts',
    path,
    lang,
    locale: locale.prefix,
    title: frontmatter.title,
    ...(frontmatter.description !== undefined && { description: frontmatter.description }),
    layout: frontmatter.layout ?? DEFAULT_LAYOUT,
    ...(alternate && { alternate }),
    collection: shelf.info,
    list: firstPosts(shelf),
  }
}

function notFoundPage(locale: Locale, other: Locale | undefined): NotFoundPage {
  return {
    format: PAGE_FORMAT,
    type: 'not-found',
    path: `${locale.prefix}404.html`,
    lang: locale.lang,
    locale: locale.prefix,
    title: strings(locale.lang).notFoundTitle,
    layout: DEFAULT_LAYOUT,
    ...(other && { alternate: { lang: other.lang, path: other.prefix, exact: false } }),
  }
}

function mediaOf(pages: readonly PlacedPage[], settings: PressSettings): [string, string][] {
  const media = new Map<string, string>()
  for (const { source } of pages) {
    for (const { file, made, publicPath } of source.pictures) {
      if (made) media.set(publicPath, join(settings.made, publicPath))
      else if (file !== undefined) media.set(publicPath, join(settings.docs, file))
    }
  }
  return [...media].map(([publicPath, source]) => [source, publicPath])
}
