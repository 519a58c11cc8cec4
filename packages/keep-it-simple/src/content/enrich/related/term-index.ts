import type { PlacedPage } from '../../placed-page.ts'
import { termsOf } from './page-terms.ts'
import { TermMarks } from './term-marks.ts'

/** What more pages than these have says little of any, and would make the work grow with its square. */
const MOST_PAGES = 60
/** What a quarter of all pages have, such as a heading `References`, is no subject; on a small site anything may be. */
const COMMON = 0.25
const FEW = 8

/** A page that has a term, and how much the term says of it. */
interface Posting {
  readonly place: number
  readonly weight: number
}

interface Entry {
  /** Among all pages. */
  readonly place: number
  /** Weights with rarity, as a direction of length 1. */
  readonly vector: ReadonlyMap<string, number>
}

/** Pages by what they are about; one language, or words would be rare for being foreign. */
export class TermIndex {
  readonly #entries: ReadonlyMap<PlacedPage, Entry>
  readonly #byTerm = new Map<string, Posting[]>()
  readonly #pages: readonly PlacedPage[]
  readonly #sums: Float64Array
  #marks: TermMarks | undefined

  constructor(pages: readonly PlacedPage[]) {
    const counts = new Map<string, number>()
    for (const page of pages)
      for (const term of termsOf(page).weights.keys()) counts.set(term, (counts.get(term) ?? 0) + 1)
    const rarity = rarityOf(counts, pages.length)
    this.#pages = pages
    this.#entries = new Map(pages.map((page, place) => [page, entryOf(page, place, rarity)]))
    this.#sums = new Float64Array(pages.length)
    for (const { place, vector } of this.#entries.values())
      for (const [term, weight] of vector) {
        const holders = this.#byTerm.get(term)
        if (holders) holders.push({ place, weight })
        else this.#byTerm.set(term, [{ place, weight }])
      }
  }

  /** Every page that shares a term with this one, and how like it is, from 0 to 1. */
  like(page: PlacedPage): Map<PlacedPage, number> {
    const own = this.#entries.get(page)
    const met: number[] = []
    const sums = this.#sums
    for (const [term, weight] of own?.vector ?? [])
      for (const { place, weight: theirs } of this.#byTerm.get(term)!) {
        if (sums[place] === 0) met.push(place)
        sums[place]! += weight * theirs
      }
    const found = new Map(met.map((place) => [this.#pages[place]!, sums[place]!]))
    for (const place of met) sums[place] = 0
    found.delete(page)
    return found
  }

  /** For those who remember what was found here; most only look a few pages up. */
  get marks(): TermMarks {
    this.#marks ??= new TermMarks(this.#pages, (page) => this.#entries.get(page)?.vector)
    return this.#marks
  }

  /** The terms both have, those that say most first. */
  shared(page: PlacedPage, other: PlacedPage): string[] {
    const theirs = this.#entries.get(other)?.vector
    return [...(this.#entries.get(page)?.vector ?? [])]
      .map(([term, weight]) => [term, weight * (theirs?.get(term) ?? 0)] as const)
      .filter(([, part]) => part > 0)
      .sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1))
      .map(([term]) => term)
  }
}

/**
 * Coarse on purpose: one page more or less on a site must not change what all the others are like.
 * Terms nobody shares, or too many, have none.
 */
function rarityOf(
  counts: ReadonlyMap<string, number>,
  pages: number,
): (term: string) => number | undefined {
  const most = Math.min(MOST_PAGES, Math.max(FEW, pages * COMMON))
  const all = 2 ** (Math.ceil(2 * Math.log2(Math.max(4, pages))) / 2)
  return (term) => {
    const count = counts.get(term)!
    if (count < 2 || count > most) return undefined
    return Math.max(0.5, Math.round(2 * Math.log2(all / count)) / 2)
  }
}

function entryOf(
  page: PlacedPage,
  place: number,
  rarity: (term: string) => number | undefined,
): Entry {
  const weighed: [string, number][] = []
  for (const [term, weight] of termsOf(page).weights) {
    const rare = rarity(term)
    if (rare !== undefined) weighed.push([term, weight * rare])
  }
  const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1
  const vector = new Map(weighed.map(([term, weight]) => [term, weight / length]))
  return { place, vector }
}
