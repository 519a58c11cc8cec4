import { isStopWord, withoutAsking } from '#model/stop-words.ts'
import type { PlacedPage } from '../../placed-page.ts'

/** How much a word says of its page, by where it stands. */
const WEIGHT = { title: 3, tag: 2, alias: 2, heading: 1, lead: 1 }
/** A page with more words than these is about its heaviest ones. */
const MOST = 60

/** What a page is about. Terms are words, `#tag` and `/category`; weights grow with their places. */
export interface PageTerms {
  readonly weights: ReadonlyMap<string, number>
  /** Its title and headings: where a shared phrase is looked for. */
  readonly lines: readonly string[]
}

/** A page's file is read once, however often the site around it changes. */
const known = new WeakMap<PlacedPage['source'], PageTerms>()

export function termsOf(page: PlacedPage): PageTerms {
  const found = known.get(page.source) ?? readTerms(page)
  known.set(page.source, found)
  return found
}

function readTerms({ frontmatter: front, source, categoryList }: PlacedPage): PageTerms {
  const counted = new Map<string, number>()
  const add = (term: string, weight: number) => counted.set(term, (counted.get(term) ?? 0) + weight)
  const addText = (text: string, weight: number) => {
    for (const word of wordsOf(text)) add(word, weight)
  }
  const headings = source.headings.map(({ text }) => text)
  const tags = front.tags ?? []
  addText(front.title, WEIGHT.title)
  for (const tag of tags) addText(tag, WEIGHT.tag)
  for (const alias of front.aliases ?? []) addText(alias, WEIGHT.alias)
  for (const heading of headings) addText(heading, WEIGHT.heading)
  addText(front.description ?? plain(source.excerpt), WEIGHT.lead)
  const words = [...counted]
    .sort(([a, heavy], [b, light]) => light - heavy || (a < b ? -1 : 1))
    .slice(0, MOST)
    .map(([word, weight]) => [word, Math.sqrt(weight)] as const)
  return {
    weights: new Map([
      ...words,
      ...tags.map((tag) => [`#${tag}`, WEIGHT.title] as const),
      ...categoryList.slice(-1).map(({ id }) => [`/${id}`, WEIGHT.tag] as const),
    ]),
    lines: [front.title, ...headings],
  }
}

const RUN = /\p{Script=Han}+|[[\p{L}\p{N}]--\p{Script=Han}]+/gv
const HAN = /^\p{Script=Han}/u

/** Words of languages with spaces; of Chinese every pair of neighbouring characters. */
function* wordsOf(text: string): Generator<string> {
  for (const [run] of withoutAsking(text.toLowerCase()).matchAll(RUN)) {
    if (HAN.test(run)) {
      for (let at = 0; at + 2 <= run.length; at++) yield run.slice(at, at + 2)
    } else if (run.length > 1 && !isStopWord(run) && !/^\d+$/.test(run))
      // One and many of the same thing.
      yield run.length > 3 ? run.replace(/(?<!s)s$/, '') : run
  }
}

const plain = (html = ''): string => html.replaceAll(/<[^>]*>|&\w+;/g, ' ')
