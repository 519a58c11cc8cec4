import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { redirects } from '../../settings/redirects.ts'
import { builtPaths, DIST } from './page-store.ts'

/** Pages that tests open, chosen from what was built: an article may be added, renamed or removed. */
export interface Chosen {
  readonly path: string
  readonly title: string
  readonly html: string
}

const paths = new Set(builtPaths())

function pageAt(path: string): Chosen {
  const file = join(DIST, path, 'index.html')
  const html = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? ''
  return { path, title: title.replaceAll('&amp;', '&'), html }
}

/** Ids of the headings of its text. */
export const headingsOf = ({ html }: Chosen): string[] =>
  [...html.matchAll(/<h[23] id="([^"]+)" tabindex/g)].map(([, id]) => id!)

function first<T>(what: string, all: Iterable<T>, isWanted: (one: T) => boolean): T {
  for (const one of all) if (isWanted(one)) return one
  throw new Error(`no ${what} was built`)
}

const articles = [...paths].filter((path) => path.startsWith('/article/')).map(pageAt)
const linkedFrom = ({ html, path }: Chosen): string | undefined => {
  const text = html.slice(html.indexOf('class="prose"'), html.indexOf('id="doc-related"'))
  const links = [...text.matchAll(/<a href="(\/article\/[^"#?]+)"/g)].map(([, to]) => to!)
  return links.find((to) => to !== path && paths.has(to))
}

const ordered = articles.toSorted((a, b) => b.html.length - a.html.length)
const isLocked = ({ html }: Chosen) => html.includes('noindex')

/** Long, with a translation, headings of two levels, and a link to another article. */
export const ARTICLE = first(
  'long article with a translation',
  ordered,
  (one) =>
    paths.has(`/en${one.path}`) &&
    /<h3 id=/.test(one.html) &&
    !isLocked(one) &&
    !one.html.includes('data-island') &&
    linkedFrom(one) !== undefined,
)
/** The article that one leads to. */
export const OTHER = pageAt(linkedFrom(ARTICLE)!)
export const UNTRANSLATED = first(
  'article without a translation',
  articles,
  (one) => !paths.has(`/en${one.path}`) && !isLocked(one),
)

const nextOf = ({ html }: Chosen) => /<a class="next" href="([^"]+)"/.exec(html)?.[1]
/** A note and the next one are the first of the first group of the sidebar. */
const isGrouped = (one: Chosen): boolean => {
  const side = one.html.slice(one.html.indexOf('<aside class="side"'))
  const [group = ''] = /<details.*?<\/details>/s.exec(side) ?? []
  const [here, next] = [...group.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)
  return here === one.path && next === nextOf(one)
}

/** Of a series with groups in its sidebar, with headings enough to scroll through. */
export const NOTE = first(
  'note of a series',
  [...paths].filter((path) => !/^\/(?:en\/)?(?:article|blog)\//.test(path)).map(pageAt),
  (one) => isGrouped(one) && headingsOf(one).length >= 4 && !one.html.includes('<h3 id='),
)
export const NEXT_NOTE = pageAt(nextOf(NOTE)!)

/** Neither long nor short. */
export const MEDIUM = ordered[ordered.length >> 1]!
/** The page of a tag of the blog. */
export const TAG = first('tag', paths, (path) => /^\/blog\/tags\/./.test(path))

/** An old address of an article, and where it leads. */
export const MOVED = first(
  'old address of an article',
  Object.entries(redirects),
  ([, to]) => to.startsWith('/article/') && paths.has(to) && to !== ARTICLE.path,
)
