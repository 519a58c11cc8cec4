import { isAnnounced, isIndexed } from '#model/announced.ts'
import { cardAddress } from '#model/card.ts'
import type { CatalogueEntry } from '#model/catalogue-entry.ts'
import type { OutlinedPage } from '#model/page.ts'

export type Entry = CatalogueEntry

/** What may be said of a page elsewhere; nothing where it is mentioned nowhere. */
export const catalogueEntry = (page: OutlinedPage | undefined): Entry | undefined =>
  page && isAnnounced(page) ? entryOf(page) : undefined

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
