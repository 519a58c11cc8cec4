import { primaryLanguage } from '#model/language.ts'
import { localeOf } from '#model/locale.ts'
import type { PageData } from '#model/page.ts'
import { isSearchable, searchRecords, type SearchRecord } from '#model/search-records.ts'
import { SECTIONS_SHOWN } from '#model/search.ts'
import type { SiteConfig } from '#model/site.ts'

/** The service refuses records above 10 kB; what is not text needs room too. */
const TEXT_BYTES = 8_000
/** Records sent at a time. */
const BATCH = 1_000

/** How the service is to search what it gets. */
const SETTINGS = {
  searchableAttributes: ['title', 'section', 'unordered(text)'],
  attributesForFaceting: ['lang', 'series', 'tags'],
  attributeForDistinct: 'path',
  distinct: SECTIONS_SHOWN,
  customRanking: ['asc(position)'],
} as const

export interface PushInput {
  readonly pages: Iterable<PageData>
  readonly site: SiteConfig
  /** May write; never part of the site. */
  readonly adminKey: string
}

/** Replaces what the service has by what was built. Gives the number of records by index. */
export async function pushSearch({
  pages,
  site,
  adminKey,
}: PushInput): Promise<ReadonlyMap<string, number>> {
  const { search } = site
  if (!search) throw new Error('`search` is not set in site.config.ts: nothing to push to')
  const byIndex = new Map<string, { appId: string; objects: Pushed[] }>()
  for (const record of recordsOf(pages)) {
    const prefix = localeOf(site.locales, record.path)?.prefix ?? '/'
    const { appId, indexName } = { ...search, ...search.locales?.[prefix] }
    const known = byIndex.get(indexName) ?? { appId, objects: [] }
    byIndex.set(indexName, known)
    known.objects.push(...cut(record))
  }
  // Loaded here, because sites with an index of their own do not install it.
  const { algoliasearch } = await import('algoliasearch')
  const langs = [...new Set(site.locales.map(({ lang }) => primaryLanguage(lang)))]
  const counts = new Map<string, number>()
  for (const [indexName, { appId, objects }] of byIndex) {
    const client = algoliasearch(appId, adminKey, hostsOf(search.hosts))
    const { taskID } = await client.setSettings({
      indexName,
      indexSettings: { ...SETTINGS, indexLanguages: langs, queryLanguages: langs } as never,
    })
    await client.waitForTask({ indexName, taskID })
    // Into an index beside it, then moved: readers never meet half of it.
    await client.replaceAllObjects({ indexName, objects: objects as never, batchSize: BATCH })
    counts.set(indexName, objects.length)
  }
  return counts
}

type Pushed = SearchRecord & { readonly objectID: string }

function* recordsOf(pages: Iterable<PageData>): Generator<SearchRecord> {
  for (const page of pages) if (isSearchable(page)) yield* searchRecords(page)
}

/** A long section becomes several records with the same place. */
function cut(record: SearchRecord): Pushed[] {
  const id = `${record.path}#${record.anchor}`
  const pieces: string[] = []
  let piece = ''
  let bytes = 0
  for (const character of record.text) {
    const size = Buffer.byteLength(character)
    if (bytes + size > TEXT_BYTES) {
      pieces.push(piece)
      piece = ''
      bytes = 0
    }
    piece += character
    bytes += size
  }
  return [...pieces, piece].map((text, index) => ({
    ...record,
    text,
    objectID: index === 0 ? id : `${id}~${index}`,
  }))
}

function hostsOf(hosts: readonly string[] | undefined): object {
  if (!hosts) return {}
  const of = (address: string) => {
    const { host, protocol } = new URL(address)
    return { url: host, accept: 'readWrite', protocol: protocol.slice(0, -1) }
  }
  return { hosts: hosts.map(of) }
}
