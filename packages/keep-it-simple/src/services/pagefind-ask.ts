import { chineseWords, unknownWords } from '#model/chinese-words.ts'
import type { Lang } from '#model/locale.ts'
import type { SearchAnswer, SearchQuery } from '#model/search.ts'
import { hasText, hasWords, pageOf } from './pagefind-page.ts'
import type { PagefindEngine, PagefindResult } from './pagefind.ts'

/** Pages seen at once. */
export const FIRST = 5

export interface Engine {
  readonly engine: PagefindEngine
  readonly faults: readonly string[]
}

type Results = readonly PagefindResult[]
type Ask = (words: string) => Promise<Results>

/** The words as one phrase first, then one by one: compounds come to the top. */
export async function askPagefind(
  { engine, faults }: Engine,
  lang: Lang,
  query: SearchQuery,
): Promise<SearchAnswer> {
  const { text, series, tag, limit } = query
  const before = faults.length
  const filters = { ...(series !== undefined && { series }), ...(tag !== undefined && { tag }) }
  const ask: Ask = async (words) => (await engine.search(words, { filters })).results
  const plain = text.replaceAll('"', ' ').trim()
  const isPhrase = /^\s*".+"\s*$/.test(text)
  // One Chinese word needs no phrase: whether a page has it is seen in what is shown.
  const isWord = !isPhrase && chineseWords(plain)[0] === plain
  const [exact, loose] = await Promise.all([
    isWord ? [] : ask(`"${plain}"`),
    isPhrase ? [] : ask(plain),
  ])
  const phrase = inOrderOf(loose, exact)
  const known = new Set(phrase.map(({ id }) => id))
  const words = isWord ? loose : await havingWords(plain, loose, ask)
  const others = words.filter(({ id }) => !known.has(id))
  // What the words put first is always among those seen at once.
  const best = others[0] === loose[0] ? others.splice(0, 1) : []
  const results = [...phrase.toSpliced(FIRST - 1, 0, ...best), ...others]
  // Nothing found in an index that is not all there is no answer.
  if (results.length === 0 && faults.length > before) throw new Error('The index is not all there')
  const has = isWord ? hasText : hasWords
  const read = await Promise.allSettled(
    results.slice(0, limit).map(async (one) => {
      const page = await one.data()
      return known.has(one.id) || has(page, plain) ? pageOf(page, lang, plain) : undefined
    }),
  )
  const found = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  if (found.length === 0 && results.length > 0)
    throw new Error('No page of the answer could be read')
  const pages = found.filter((page) => page !== undefined)
  const wrong = found.length - pages.length
  return { total: pages.length === 0 ? 0 : results.length - wrong, pages }
}

/** Phrases come in no order; that of the words knows what stands in a title. */
function inOrderOf(loose: Results, exact: Results): PagefindResult[] {
  const rank = new Map(loose.map(({ id }, index) => [id, index]))
  const rankOf = ({ id }: PagefindResult) => rank.get(id) ?? loose.length
  return exact.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/**
 * Pagefind shortens a Chinese word it does not know until something begins with it, and would answer
 * 量子 with everything about 量. A page has all the words, or if no page has all, some of them. Words
 * the dictionary does not know it finds as characters anywhere: pages that have them in one piece come
 * first.
 */
async function havingWords(text: string, found: Results, ask: Ask): Promise<Results> {
  const [words, unknown] = [chineseWords(text), unknownWords(text)]
  if (found.length === 0) return found
  const having = async (word: string) => new Set((await ask(`"${word}"`)).map(({ id }) => id))
  const [ids, pieces] = await Promise.all([
    Promise.all(words.map(having)),
    Promise.all(unknown.map(having)),
  ])
  const all = found.filter(({ id }) => ids.every((has) => has.has(id)))
  const chosen = all.length > 0 ? all : found.filter(({ id }) => ids.some((has) => has.has(id)))
  const isWhole = ({ id }: PagefindResult) => pieces.every((has) => has.has(id))
  return [...chosen.filter(isWhole), ...chosen.filter((one) => !isWhole(one))]
}
