import type { Lang } from '#model/locale.ts'
import {
  byFrequency,
  SECTIONS_SHOWN,
  type HostedSearch,
  type SearchAnswer,
  type SearchPage,
  type SearchProvider,
  type SearchQuery,
} from '#model/search.ts'
import { markWords, partsOf } from '#model/snippet.ts'

/** S7.5, S9.8: milliseconds of rest before the service is asked. */
const DEBOUNCE = 500
/** Milliseconds a host has to answer before the next one is asked. */
const HOST_LIMIT = 3_000
/** Put around what matches; characters no text has. */
const OPEN = '\uE0F2'
const CLOSE = '\uE0F3'

export interface HostedWorld extends HostedSearch {
  readonly hosts?: readonly string[] | undefined
}

/** Searches an index at Algolia by its query endpoint. */
export function hostedSearch(world: HostedWorld): SearchProvider {
  return {
    debounce: DEBOUNCE,
    search: async (query, signal) => answerOf(await ask(world, paramsOf(query), signal), query),
    facets: async (langs) => {
      const params = {
        query: '',
        hitsPerPage: 0,
        facets: ['series', 'tags'],
        facetFilters: [inLangs(langs)],
      }
      const { facets } = await ask(world, params, new AbortController().signal)
      const of = (name: string) => byFrequency(counts(facets, name))
      return { series: of('series'), tags: of('tags') }
    },
  }
}

interface Hit {
  readonly path: string
  readonly title: string
  readonly lang: Lang
  readonly series?: string
  readonly anchor: string
  readonly section: string
  readonly _snippetResult?: { readonly text?: { readonly value?: string } }
}

interface Response_ {
  readonly hits: readonly Hit[]
  readonly nbHits: number
  readonly facets?: unknown
}

/** S2.8.2: alternatives stand in one list. */
const inLangs = (langs: readonly Lang[]): string[] => langs.map((lang) => `lang:${lang}`)

function paramsOf({ text, langs, series, tag, limit }: SearchQuery): Record<string, unknown> {
  return {
    query: text,
    hitsPerPage: limit * SECTIONS_SHOWN,
    facetFilters: [
      inLangs(langs),
      ...(series === undefined ? [] : [`series:${series}`]),
      ...(tag === undefined ? [] : [`tags:${tag}`]),
    ],
    attributesToRetrieve: ['path', 'title', 'lang', 'series', 'anchor', 'section'],
    attributesToHighlight: [],
    attributesToSnippet: ['text:30'],
    snippetEllipsisText: '…',
    highlightPreTag: OPEN,
    highlightPostTag: CLOSE,
  }
}

/** A refusal is an answer; silence and faults of a host move on to the next one. */
async function ask(world: HostedWorld, params: object, signal: AbortSignal): Promise<Response_> {
  const { appId, apiKey, indexName } = world
  const own = [`-dsn.algolia.net`, ...[1, 2, 3].map((n) => `-${n}.algolianet.com`)]
  const hosts = world.hosts ?? own.map((end) => `https://${appId}${end}`)
  // In the address and as plain text, they need no question beforehand whether they are allowed.
  const keys = new URLSearchParams({
    'x-algolia-application-id': appId,
    'x-algolia-api-key': apiKey,
  })
  let fault: unknown = new Error('No host to ask')
  for (const host of hosts) {
    try {
      const response = await fetch(
        `${host}/1/indexes/${encodeURIComponent(indexName)}/query?${keys}`,
        {
          method: 'POST',
          headers: { 'content-type': 'text/plain' },
          body: JSON.stringify(params),
          signal: AbortSignal.any([signal, AbortSignal.timeout(HOST_LIMIT)]),
        },
      )
      if (response.ok) return checked(await response.json())
      fault = new Error(`The search service answered ${response.status}`)
      if (response.status >= 400 && response.status < 500) break
    } catch (error) {
      if (signal.aborted) throw error
      fault = error
    }
  }
  throw fault
}

function checked(value: unknown): Response_ {
  const { hits, nbHits, facets } = value as Partial<Response_>
  if (!Array.isArray(hits) || typeof nbHits !== 'number') throw new Error('Not an answer')
  const sound = hits.filter((hit: Partial<Hit>) => /^\/(?!\/)/.test(String(hit?.path)))
  return { hits: sound as Hit[], nbHits, facets }
}

function counts(facets: unknown, name: string): Record<string, number> {
  const all = (facets ?? {}) as Record<string, Record<string, number>>
  return (Object.hasOwn(all, name) && all[name]) || {}
}

/** Sections, in the service's order, gathered by their pages. */
function answerOf({ hits, nbHits }: Response_, { text, limit }: SearchQuery): SearchAnswer {
  const pages = new Map<string, SearchPage>()
  for (const { path, title, lang, series, anchor, section, _snippetResult: found } of hits) {
    const snippet = partsOf(found?.text?.value ?? '', OPEN, CLOSE)
    const page = pages.get(path) ?? {
      address: path,
      title,
      marked: markWords(title, text),
      lang,
      ...(series !== undefined && { series }),
      sections: [],
    }
    if (anchor === '') pages.set(path, { ...page, snippet })
    else {
      const sections = [
        ...page.sections,
        { address: `${path}#${anchor}`, title: markWords(section, text), snippet },
      ]
      pages.set(path, { ...page, sections: sections.slice(0, SECTIONS_SHOWN) })
    }
  }
  const all = [...pages.values()]
  return { total: nbHits > hits.length ? nbHits : all.length, pages: all.slice(0, limit) }
}
