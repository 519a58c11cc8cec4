import type { Lang } from '#model/locale.ts'
import { byFrequency, mergeAnswers, type SearchProvider } from '#model/search.ts'
import { askParts, PagefindParts } from './pagefind-parts.ts'
import type { PagefindModule } from './pagefind.ts'
import { withinTime } from './time-limit.ts'

/** Milliseconds of rest; files of the site cost nobody anything. */
const DEBOUNCE = 120
/** Milliseconds until a search counts as failed. */
const LIMIT = 10_000

type Load = (url: string) => Promise<PagefindModule>

/** Searches the index the build wrote beside the pages. `bundle` is its folder, with a slash at the end. */
export function localSearch(
  bundle: string,
  load: Load = (url) => import(/* @vite-ignore */ url) as Promise<PagefindModule>,
): SearchProvider {
  const indexes = new Map<Lang, Promise<PagefindParts>>()
  let tries = 0
  /** What answered before and fails now was taken away by a new release: then it is asked afresh. */
  let answered = false
  hushPagefind()
  const indexOf = (lang: Lang): Promise<PagefindParts> => {
    let index = indexes.get(lang)
    if (!index) {
      // A module that could not be loaded once is not asked for again under the same address.
      const url = `${bundle}pagefind.js?lang=${lang.toLowerCase()}${tries > 0 ? `&try=${tries}` : ''}`
      index = load(url).then((module) => new PagefindParts(module, lang, bundle))
      indexes.set(lang, index)
    }
    return index
  }
  /** After a fault the next search begins from nothing. */
  const sure = async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    try {
      return await withinTime(work(), LIMIT, signal ?? new AbortController().signal)
    } catch (error) {
      if (signal?.aborted !== true) {
        indexes.clear()
        tries++
      }
      throw error
    }
  }
  return {
    debounce: DEBOUNCE,
    // What fails here is tried again by the first search, which can say so.
    warm: (langs) =>
      langs.forEach((lang) =>
        indexOf(lang).then(
          (index) => index.engine(0),
          () => indexes.delete(lang),
        ),
      ),
    search: async (query, signal) => {
      const ask = () =>
        sure(async () => {
          const answers = query.langs.map(async (lang) => askParts(await indexOf(lang), query))
          return mergeAnswers(await Promise.all(answers), query.limit)
        }, signal)
      const hasAnswered = answered
      answered = false
      const answer = await ask().catch((error: unknown) => {
        if (!hasAnswered || signal.aborted) throw error
        return ask()
      })
      answered = true
      return answer
    },
    facets: (langs) =>
      sure(async () => {
        const found = await Promise.all(langs.map(indexOf))
        // Those of the newest pages: the others would have to be loaded to be named.
        const newest = found.flatMap((index) => index.engine(0) ?? [])
        const all = await Promise.all(newest.map((engine) => engine.filters()))
        const of = (name: string) => byFrequency(Object.assign({}, ...all.map((one) => one[name])))
        return { series: of('series'), tags: of('tag') }
      }),
  }
}

/** Pagefind starts by itself and nobody can await that; what goes wrong there reaches the first search too. */
function hushPagefind(): void {
  globalThis.addEventListener?.('unhandledrejection', (event) => {
    if (event.reason instanceof Error && event.reason.stack?.includes('/pagefind.js'))
      event.preventDefault()
  })
}
