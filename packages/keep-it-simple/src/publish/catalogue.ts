import { isAnnounced, isIndexed } from '#model/announced.ts'
import { cardAddress } from '#model/card.ts'
import type { Alternate } from '#model/navigation.ts'
import type { OutlinedPage } from '#model/page.ts'
import type { StoreIndex } from '#model/page-store.ts'

/** What feeds, sitemap and search may say about a page. */
export interface Entry {
  readonly path: string
  readonly lang: string
  /** Prefix of its locale. */
  readonly locale: string
  readonly title: string
  readonly description?: string
  /** A text of its own, not a list or a home page. */
  readonly isArticle: boolean
  /** For search engines too. */
  readonly indexed: boolean
  /** Its translations. */
  readonly alternates?: readonly Alternate[]
  /** Address of the list it belongs to. */
  readonly list?: string
  /** ISO. */
  readonly created?: string
  readonly updated?: string
  readonly tags: readonly string[]
  /** Address of its drawn picture. */
  readonly card?: string
  /** Its source, below `docs/`. */
  readonly file?: string
}

/** Every page that may be mentioned, in the order of the page store; read one by one, without their texts. */
export function readCatalogue(
  store: StoreIndex,
  outline: (path: string) => OutlinedPage | undefined,
): Entry[] {
  return store.pages.flatMap(([path]) => {
    const page = outline(path)
    return page && isAnnounced(page) ? [entryOf(page)] : []
  })
}

function entryOf(page: OutlinedPage): Entry {
  const { path, lang, locale, title, description, alternates = [] } = page
  const translations = alternates.filter(({ exact }) => exact)
  const base = {
    path,
    lang,
    locale,
    title,
    ...(description !== undefined && { description }),
    indexed: isIndexed(page),
    ...(translations.length > 0 && { alternates: translations }),
  }
  if (page.type !== 'content') {
    const latest = 'collection' in page ? page.collection.latest : undefined
    return { ...base, isArticle: false, tags: [], ...(latest !== undefined && { updated: latest }) }
  }
  const { createTime, git, collection, tags = [] } = page
  const updated = git?.updatedTime ?? createTime
  const card = cardAddress(page)
  return {
    ...base,
    isArticle: page.pageLayout === 'doc',
    tags: tags.map(({ name }) => name),
    file: page.filePathRelative,
    ...(card !== undefined && { card }),
    ...(createTime !== undefined && { created: createTime }),
    ...(updated !== undefined && { updated }),
    ...(collection && { list: collection.link }),
  }
}
