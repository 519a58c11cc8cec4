import { isOfFrame } from './announced.ts'
import type { Lang } from './locale.ts'
import type { PageData } from './page.ts'
import { toHref } from './path.ts'

/** How many pages are cached because they were read, and because the reader saved them. */
export const READ_LIMIT = 60
export const SAVED_LIMIT = 200
/** Hashed files and pictures of pages, the longest unused out first. */
export const FILES_LIMIT = 400
/** Seconds the network may take before the cached page is shown; less than a click waits. */
export const PATIENCE = 1

/** The worker's caches. Sites in two folders of one host share a storage, hence the base. */
export interface CacheNames {
  readonly prefix: string
  /** Followed by the version. */
  readonly shell: string
  /** Documents. */
  readonly pages: string
  /** Of each saved page a list of its files, by the address of its document; and those files. */
  readonly saved: string
  readonly files: string
}

export function cacheNames(base: string): CacheNames {
  const prefix = `kis ${base} `
  const named = (name: string) => prefix + name
  return {
    prefix,
    shell: named('shell '),
    pages: named('pages'),
    saved: named('saved'),
    files: named('files'),
  }
}

/** What the build writes at the top of the worker. */
export interface OfflinePlan {
  readonly base: string
  /** Changes with any file below. */
  readonly version: string
  /** The files every page needs, as links. */
  readonly files: readonly string[]
  /** Prefix of each language → the page that says a page is not cached, as a link. */
  readonly pages: Readonly<Record<string, string>>
  /** The lists of what this device has, as links. */
  readonly lists: readonly string[]
}

/** Messages from a page to the worker. */
export type OfflineMessage =
  | { readonly type: 'read' | 'save'; readonly path: string; readonly pictures: readonly string[] }
  | { readonly type: 'unsave' | 'forget'; readonly path: string }
  | { readonly type: 'take-over' }

/** A cached page, as lists show it. */
export interface CachedPage {
  readonly path: string
  readonly title: string
  readonly lang: Lang
  readonly saved: boolean
  /** An article or note, not a list or a front page. */
  readonly isText: boolean
}

/** Only what everybody may read, as it was published: nothing locked, nothing that was unlocked here. */
export function isCacheable(page: PageData): boolean {
  if (page.opened !== undefined) return false
  return page.type !== 'locked' && !isOfFrame(page)
}

/** The same of a document: `app/document.ts` writes it into the tag of its script. */
export const isCacheableDocument = (html: string): boolean =>
  /<script type="module" id="kis-client"[^>]* data-cacheable="yes"/.test(html)

export const documentLink = (base: string, path: string): string => toHref(base, path)

const NOT_CACHED = /^(?:sealed|demo|search-index)\//
const PICTURE = /\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i

/**
 * How a request is answered: documents from the network first, hashed files from the cache, pictures
 * under their own names from the cache while they are fetched again. The worker leaves everything else
 * alone.
 */
export function kindOf(base: string, pathname: string): 'page' | 'file' | 'picture' | undefined {
  if (!pathname.startsWith(base)) return undefined
  const inside = pathname.slice(base.length)
  if (NOT_CACHED.test(inside)) return undefined
  // What runs programs comes with the first run, and stays for those without a connection.
  if (/^(?:assets|media|sandbox|vendor)\//.test(inside))
    return !inside.startsWith('media/') || PICTURE.test(inside) ? 'file' : undefined
  if (PICTURE.test(inside)) return 'picture'
  return /(?:^|\/)$|\.html$|(?:^|\/)[^./]+$/.test(inside) ? 'page' : undefined
}

/** The scripts and styles a document names: without them it could not be shown. */
export function assetsIn(html: string, base: string): string[] {
  const start = base.replace(/[^\w/-]/g, '\\$&')
  return [...new Set(html.match(new RegExp(`(?<=[" ])${start}assets/[\\w.-]+`, 'g')) ?? [])]
}

/**
 * The pictures of its text and chrome that lie on this site. Of one in several formats the page
 * itself says which file it shows.
 */
export function picturesIn(html: string, base: string): string[] {
  const single = html.replaceAll(/<picture>.*?<\/picture>/gs, '')
  const found = [...single.matchAll(/<img\b[^>]*?\ssrc="([^"]+)"/g)].map(([, src]) => src!)
  return [...new Set(found)].filter((src) => {
    const kind = kindOf(base, src)
    return kind === 'file' || kind === 'picture'
  })
}

/** Of the cached pages, oldest first, those beyond the limits. */
export function surplus(
  pages: readonly string[],
  saved: ReadonlySet<string>,
  limits: { readonly read: number; readonly saved: number },
): { readonly read: string[]; readonly saved: string[] } {
  const tooMany = (all: readonly string[], limit: number) =>
    all.slice(0, Math.max(0, all.length - limit))
  const over = tooMany([...saved], limits.saved)
  const stay = new Set([...saved].filter((one) => !over.includes(one)))
  return {
    saved: over,
    read: tooMany(
      pages.filter((one) => !stay.has(one)),
      limits.read,
    ),
  }
}

/** The page that is shown in place of one that is not cached. */
export const offlineAddress = (prefix: string): string => `${prefix}offline.html`
