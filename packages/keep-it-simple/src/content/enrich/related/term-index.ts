import type { PlacedPage } from '../../placed-page.ts'
import { termsOf, type PageTerms } from './page-terms.ts'

/** What more pages than these have says little of any, and would make the work grow with its square. */
const MOST_PAGES = 100
/** What a quarter of all pages have, such as a heading `References`, is no subject; on a small site anything may be. */
const COMMON = 0.25
const FEW = 8

/** How like two pages are, from 0 to 1, and which terms they share, the weightiest first. */
export interface Likeness {
  readonly score: number
  readonly shared: readonly string[]
}

interface Entry {
  readonly page: PlacedPage
  readonly terms: PageTerms
  /** Weights with rarity, as a direction of length 1. */
  readonly vector: ReadonlyMap<string, number>
}

/** Pages by what they are about; one language, or words would be rare for being foreign. */
export class TermIndex {
  readonly #entries: ReadonlyMap<PlacedPage, Entry>
  readonly #byTerm = new Map<string, Entry[]>()

  constructor(pages: readonly PlacedPage[]) {
    const counts = new Map<string, number>()
    for (const page of pages)
      for (const term of termsOf(page).weights.keys()) counts.set(term, (counts.get(term) ?? 0) + 1)
    const rarity = rarityOf(counts, pages.length)
    this.#entries = new Map(pages.map((page) => [page, entryOf(page, rarity)]))
    for (const entry of this.#entries.values())
      for (const term of entry.vector.keys()) {
        const holders = this.#byTerm.get(term)
        if (holders) holders.push(entry)
        else this.#byTerm.set(term, [entry])
      }
  }

  /** Every page that shares a term with this one. */
  like(page: PlacedPage): ReadonlyMap<PlacedPage, Likeness> {
    const own = this.#entries.get(page)
    const found = new Map<PlacedPage, { score: number; shared: [string, number][] }>()
    for (const [term, weight] of own?.vector ?? []) {
      for (const other of this.#byTerm.get(term)!) {
        if (other === own) continue
        const part = weight * other.vector.get(term)!
        let likeness = found.get(other.page)
        if (!likeness) found.set(other.page, (likeness = { score: 0, shared: [] }))
        likeness.score += part
        likeness.shared.push([term, part])
      }
    }
    return new Map([...found].map(([other, likeness]) => [other, inOrder(likeness)]))
  }
}

const inOrder = ({ score, shared }: { score: number; shared: [string, number][] }): Likeness => ({
  score,
  shared: shared.sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1)).map(([term]) => term),
})

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

function entryOf(page: PlacedPage, rarity: (term: string) => number | undefined): Entry {
  const terms = termsOf(page)
  const weighed: [string, number][] = []
  for (const [term, weight] of terms.weights) {
    const rare = rarity(term)
    if (rare !== undefined) weighed.push([term, weight * rare])
  }
  const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1
  const vector = new Map(weighed.map(([term, weight]) => [term, weight / length]))
  return { page, terms, vector }
}
