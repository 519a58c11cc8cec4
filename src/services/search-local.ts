import type { Lang } from '#model/locale.ts'
import { decodePath } from '#model/path.ts'
import {
  byFrequency,
  mergeAnswers,
  SECTIONS_SHOWN,
  type SearchAnswer,
  type SearchPage,
  type SearchProvider,
  type SearchQuery,
} from '#model/search.ts'
import { dropLead, partsOf, unescapeText, type SnippetPart } from '#model/snippet.ts'
import type { PagefindEngine, PagefindModule, PagefindPage, PagefindResult } from './pagefind.ts'
import { withinTime } from './time-limit.ts'

/** Milliseconds of rest; files of the site cost nobody anything. */
const DEBOUNCE = 120
/** Milliseconds until a search counts as failed. */
const LIMIT = 10_000
/** Words of a snippet. */
const EXCERPT = 32

type Load = (url: string) => Promise<PagefindModule>

/** Searches the index the build wrote beside the pages. `bundle` is its folder, with a slash at the end. */
export function localSearch(
  bundle: string,
  load: Load = (url) => import(/* @vite-ignore */ url) as Promise<PagefindModule>,
): SearchProvider {
  const engines = new Map<Lang, Promise<Engine>>()
  let tries = 0
  const engineOf = (lang: Lang): Promise<Engine> => {
    let engine = engines.get(lang)
    if (!engine) {
      // A module that could not be loaded once is not asked for again under the same address.
      const url = `${bundle}pagefind.js?lang=${lang.toLowerCase()}${tries > 0 ? `&try=${tries}` : ''}`
      engine = load(url).then((module) => start(module, lang))
      engines.set(lang, engine)
    }
    return engine
  }
  /** After a fault the next search begins from nothing. */
  const sure = async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    const quiet = hushPagefind()
    try {
      return await withinTime(work(), LIMIT, signal ?? new AbortController().signal)
    } catch (error) {
      if (signal?.aborted !== true) {
        engines.clear()
        tries++
      }
      throw error
    } finally {
      quiet()
    }
  }
  return {
    debounce: DEBOUNCE,
    search: (query, signal) =>
      sure(async () => {
        const { langs } = query
        const answers = langs.map(async (lang) => find(await engineOf(lang), lang, query))
        return mergeAnswers(await Promise.all(answers), query.limit)
      }, signal),
    facets: (langs) =>
      sure(async () => {
        const engines_ = await Promise.all(langs.map(engineOf))
        const all = await Promise.all(engines_.map(({ engine }) => engine.filters()))
        const of = (name: string) => byFrequency(Object.assign({}, ...all.map((one) => one[name])))
        return { series: of('series'), tags: of('tag') }
      }),
  }
}

interface Engine {
  readonly engine: PagefindEngine
  readonly faults: readonly string[]
}

function start({ createInstance, faults }: PagefindModule, lang: Lang): Engine {
  const engine = createInstance({
    // A worker would be another 12 kB, and has nothing to do for as long as the reader could notice.
    noWorker: true,
    baseUrl: '/',
    excerptLength: EXCERPT,
    excerptEllipsis: lang === 'zh-CN' ? '……' : '…',
  })
  return { engine, faults }
}

/** The words as one phrase first, then one by one: compounds come to the top. */
async function find(
  { engine, faults }: Engine,
  lang: Lang,
  { text, series, tag, limit }: SearchQuery,
): Promise<SearchAnswer> {
  const before = faults.length
  const filters = { ...(series !== undefined && { series }), ...(tag !== undefined && { tag }) }
  const plain = text.replaceAll('"', ' ').trim()
  const asked = /^\s*".+"\s*$/.test(text) ? [text] : [`"${plain}"`, plain]
  const found = await Promise.all(asked.map((words) => engine.search(words, { filters })))
  const results = new Map<string, PagefindResult>()
  for (const one of found.flatMap((answer) => answer.results))
    if (!results.has(one.id)) results.set(one.id, one)
  // Nothing found in an index that is not all there is no answer.
  if (results.size === 0 && faults.length > before) throw new Error('The index is not all there')
  const read = await Promise.allSettled([...results.values()].slice(0, limit).map((one) => one.data()))
  const pages = read.flatMap((one) => (one.status === 'fulfilled' ? [pageOf(one.value, lang)] : []))
  if (pages.length === 0 && results.size > 0) throw new Error('No page of the answer could be read')
  return { total: results.size, pages }
}

function pageOf({ url, meta, excerpt, filters, sub_results: found }: PagefindPage, lang: Lang): SearchPage {
  const address = decodePath(url)
  const title = meta['title'] ?? address
  const sections = found.flatMap(({ anchor, title: section, excerpt: text }) =>
    anchor
      ? [{ address: `${address}#${anchor.id}`, title: section, snippet: dropLead(parts(text), section) }]
      : [],
  )
  const own = found.find(({ anchor }) => !anchor)
  const snippet = dropLead(parts(own?.excerpt ?? (sections.length > 0 ? '' : excerpt)), title)
  const [series] = filters['series'] ?? []
  return {
    address,
    title,
    lang,
    ...(series !== undefined && { series }),
    ...(snippet.length > 0 && { snippet }),
    sections: sections.slice(0, SECTIONS_SHOWN),
  }
}

const parts = (excerpt: string): SnippetPart[] =>
  partsOf(excerpt, '<mark>', '</mark>').map((part) => ({ ...part, text: unescapeText(part.text) }))

/** Pagefind starts by itself and nobody can await that; what goes wrong there reaches the first search too. */
function hushPagefind(): () => void {
  const hush = (event: PromiseRejectionEvent) => {
    if (event.reason instanceof Error && event.reason.stack?.includes('/pagefind.js'))
      event.preventDefault()
  }
  globalThis.addEventListener?.('unhandledrejection', hush)
  return () => globalThis.removeEventListener?.('unhandledrejection', hush)
}
