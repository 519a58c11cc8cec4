import { chineseWords } from '#model/chinese-words.ts'
import type { Lang } from '#model/locale.ts'
import {
  byFrequency,
  mergeAnswers,
  type SearchAnswer,
  type SearchProvider,
  type SearchQuery,
} from '#model/search.ts'
import { hasWords, pageOf } from './pagefind-page.ts'
import type { PagefindEngine, PagefindModule, PagefindResult } from './pagefind.ts'
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
  hushPagefind()
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
    try {
      return await withinTime(work(), LIMIT, signal ?? new AbortController().signal)
    } catch (error) {
      if (signal?.aborted !== true) {
        engines.clear()
        tries++
      }
      throw error
    }
  }
  return {
    debounce: DEBOUNCE,
    // What fails here is tried again by the first search, which can say so.
    warm: (langs) => langs.forEach((lang) => engineOf(lang).catch(() => engines.delete(lang))),
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
  query: SearchQuery,
): Promise<SearchAnswer> {
  const { text, series, tag, limit } = query
  const before = faults.length
  const filters = { ...(series !== undefined && { series }), ...(tag !== undefined && { tag }) }
  const ask = async (words: string) => (await engine.search(words, { filters })).results
  const plain = text.replaceAll('"', ' ').trim()
  // One Chinese word is its own phrase: asking twice more would find the same, on a large site slowly.
  const isPhrase = /^\s*".+"\s*$/.test(text) || chineseWords(plain)[0] === plain
  const [phrase, words] = await Promise.all([
    ask(`"${plain}"`),
    isPhrase ? [] : askWords(plain, ask),
  ])
  const known = new Set(phrase.map(({ id }) => id))
  const results = [...phrase, ...words.filter(({ id }) => !known.has(id))]
  // Nothing found in an index that is not all there is no answer.
  if (results.length === 0 && faults.length > before) throw new Error('The index is not all there')
  const read = await Promise.allSettled(results.slice(0, limit).map((one) => one.data()))
  const found = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  if (found.length === 0 && results.length > 0)
    throw new Error('No page of the answer could be read')
  const right = found.filter((page, rank) => rank < phrase.length || hasWords(page, plain))
  const wrong = found.length - right.length
  return {
    total: right.length === 0 ? 0 : results.length - wrong,
    pages: right.map((page) => pageOf(page, lang, plain)),
  }
}

type Ask = (words: string) => Promise<readonly PagefindResult[]>

/**
 * Pagefind shortens a Chinese word it does not know until something begins with it, and would answer
 * 量子 with everything about 量. A page has all the words, or if no page has all, some of them.
 */
async function askWords(text: string, ask: Ask): Promise<readonly PagefindResult[]> {
  const chinese = chineseWords(text)
  const [found, ...having] = await Promise.all([
    ask(text),
    ...chinese.map((word) => ask(`"${word}"`)),
  ])
  if (chinese.length === 0) return found
  const ids = having.map((results) => new Set(results.map(({ id }) => id)))
  const all = found.filter(({ id }) => ids.every((has) => has.has(id)))
  return all.length > 0 ? all : found.filter(({ id }) => ids.some((has) => has.has(id)))
}

/** Pagefind starts by itself and nobody can await that; what goes wrong there reaches the first search too. */
function hushPagefind(): void {
  globalThis.addEventListener?.('unhandledrejection', (event) => {
    if (event.reason instanceof Error && event.reason.stack?.includes('/pagefind.js'))
      event.preventDefault()
  })
}
