import { join } from 'node:path'
import type { PostCollection } from '#model/collection.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import { DEFAULT_LAYOUT } from '#model/layout.ts'
import { localeOf, type Locale } from '#model/locale.ts'
import { PAGE_FORMAT, type NotFoundPage } from '#model/page.ts'
import { toHref } from '#model/path.ts'
import type { ShelfIndex } from '#model/shelf.ts'
import { contentPage } from './enrich/content-page.ts'
import { crumbsOf } from './enrich/crumbs.ts'
import { checkLinks, type Addresses } from './enrich/links.ts'
import { firstPosts, listEntries } from './enrich/lists.ts'
import { neighbourIndex, ownNeighbour } from './enrich/neighbours.ts'
import { isPost, type PostShelf } from './enrich/posts.ts'
import { gatherRedirects } from './enrich/redirects.ts'
import { sidebarFor, type Series } from './enrich/sidebar.ts'
import { Alternates, pairTranslations } from './enrich/translations.ts'
import { strings } from './interface-strings.ts'
import type { PlacedPage } from './placed-page.ts'
import type { PressSettings } from './settings.ts'
import { ShelfWriter } from './shelf.ts'

export interface EmitInput {
  readonly pages: readonly PlacedPage[]
  readonly shelves: readonly PostShelf[]
  readonly series: readonly Series[]
  readonly drafts: ReadonlySet<string>
  readonly settings: PressSettings
}

/** With all pages known: check what connects them, then write each one's data. */
export function emitPages(input: EmitInput, diagnostics: Diagnostic[]): ShelfIndex | undefined {
  const { pages, shelves, series, settings } = input
  const { locales } = settings.site
  const lists = shelves.flatMap((shelf) => {
    const locale = localeOf(locales, shelf.collection.link) ?? locales[0]!
    return listEntries(shelf, locale.prefix, locale.lang).map((entry) => ({
      ...entry,
      locale,
      shelf,
    }))
  })
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const byFile = new Map(pages.map((page) => [page.source.file, page]))
  const listPaths = new Set(lists.map(({ path }) => path))
  diagnostics.push(...occupiedLists(pages, listPaths))
  const exists = (path: string) => byPath.has(path) || listPaths.has(path)

  const { redirects, diagnostics: badRedirects } = gatherRedirects(pages, exists, settings)
  diagnostics.push(...badRedirects)
  const addresses: Addresses = {
    pages: byPath,
    byFile,
    others: new Set([...listPaths, ...redirects.keys()]),
    drafts: input.drafts,
  }
  for (const page of pages) diagnostics.push(...checkLinks(page, addresses, settings))
  const alternates = new Alternates(settings, pairTranslations(pages, diagnostics), exists)
  if (diagnostics.some(({ severity }) => severity === 'error')) return undefined

  const writer = new ShelfWriter(settings.out)
  const neighbours = neighbourIndex(
    series,
    shelves.map(({ posts }) => posts),
  )
  const titleOf = (path: string) => byPath.get(path)?.frontmatter.title
  for (const page of pages) {
    const own = series.find(({ collection }) => collection.dir === page.collection?.dir)
    const shelf = isPost(page)
      ? shelves.find(({ collection }) => collection.dir === page.collection.dir)
      : undefined
    const around = neighbours.get(page.path)
    const prev = ownNeighbour(page.frontmatter.prev, around?.prev, titleOf)
    const next = ownNeighbour(page.frontmatter.next, around?.next, titleOf)
    const alternate = alternates.of(page.path, page.locale, aboveOf(page))
    const posts = homePosts(page, shelves)
    const data = contentPage(
      page,
      {
        ...(prev && { prev }),
        ...(next && { next }),
        crumbs: crumbsOf(page, own),
        ...(own && { sidebar: sidebarFor(own, page.path) }),
        ...(alternate && { alternate }),
        ...(shelf && { shelf }),
        ...(posts && { posts: firstPosts(posts) }),
      },
      settings,
    )
    const refs = page.source.refs.map((file) =>
      toHref(settings.site.base, byFile.get(file)?.path ?? '/'),
    )
    writer.add(page.path, data, page.source.bodyHash, refs)
  }
  for (const { path, make, locale } of lists) {
    const alternate = alternates.of(path, locale)
    writer.add(path, { ...make(), ...(alternate && { alternate }) })
  }
  for (const locale of locales)
    writer.add(`${locale.prefix}404.html`, notFoundPage(locale, locales))
  return writer.finish({ redirects: [...redirects], media: mediaOf(pages, settings) })
}

/** The list an article belongs to, or the index of a series. */
function aboveOf({ collection }: PlacedPage): string | undefined {
  return collection?.type === 'post' ? collection.link : collection?.linkPrefix
}

function homePosts(
  { frontmatter, locale }: PlacedPage,
  shelves: readonly PostShelf[],
): PostShelf | undefined {
  const section = frontmatter.config?.find(({ type }) => type === 'posts' || type === 'blog')
  if (!section || !('collection' in section || section.type === 'posts' || section.type === 'blog'))
    return undefined
  const wanted = 'collection' in section ? section.collection : undefined
  const longest = (one: PostCollection) => one.link.startsWith(locale.prefix)
  return shelves.find(({ collection }) =>
    wanted === undefined ? longest(collection) : collection.dir === wanted,
  )
}

function occupiedLists(pages: readonly PlacedPage[], lists: ReadonlySet<string>): Diagnostic[] {
  return pages
    .filter(({ path }) => lists.has(path))
    .map((page) => ({
      severity: 'error',
      code: 'duplicate-address',
      file: `docs/${page.source.file}`,
      line: page.source.keyLines['permalink'] ?? 1,
      message: `The address \`${page.path}\` is a list of its collection.`,
      remedy: 'Give the page another `permalink:`.',
    }))
}

function notFoundPage(locale: Locale, locales: readonly Locale[]): NotFoundPage {
  const other = locales.find(({ prefix }) => prefix !== locale.prefix)
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
    for (const { file, publicPath } of source.pictures) {
      if (file !== undefined) media.set(publicPath, join(settings.docs, file))
    }
  }
  return [...media].map(([publicPath, source]) => [source, publicPath])
}
