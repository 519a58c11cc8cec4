import type { MatchField } from '#model/search.ts'
import type { Row } from './index-files.ts'
import type { TermMatch } from './match-terms.ts'
import type { Unit } from './query.ts'

/** Where a term stands: in which pages, how much it counts there, and further what the index knows. */
export interface Posting {
  readonly doc: number
  readonly weight: number
  /** In names: which. */
  readonly field?: MatchField
  /** In texts: in which stretches. */
  readonly places?: number
}

type PostingMatch = TermMatch<Row>

/** What answers one unit of the question. */
export interface UnitMatches {
  readonly unit: Unit
  readonly names: readonly PostingMatch[]
  readonly texts: readonly PostingMatch[]
  /** Only a similar word was found. */
  readonly typo?: boolean
}

export interface Ranked {
  readonly doc: number
  readonly score: number
  /** Share of what was asked for that the page has, from 0 to 1. */
  readonly covered: number
  /** The same by names alone. */
  readonly named: number
  readonly field: MatchField
  /** Share of the words that stand near their neighbours in the text. */
  readonly together: number
}

interface Found {
  score: number
  need: number
  named: number
  best: number
  field: MatchField
  places: (number | undefined)[]
}

const ACROSS = 0.5
const TYPO_COUNTS = 0.8
const TOGETHER = 0.3

/** One order for everything that was found; `count` is the number of pages there are. */
export function rank(matches: readonly UnitMatches[], count: number): Ranked[] {
  const pages = new Map<number, Found>()
  const at = (doc: number) => {
    const known = pages.get(doc)
    if (known) return known
    const fresh: Found = { score: 0, need: 0, named: 0, best: 0, field: 'text', places: [] }
    pages.set(doc, fresh)
    return fresh
  }
  let need = 0
  for (const [index, one] of matches.entries()) {
    const { unit, names, texts, typo } = one
    const byName = bestByDoc(names)
    const byText = bestByDoc(texts)
    const docs = new Set([...byName.keys(), ...byText.keys()])
    const rarity = rarityOf(docs.size, count)
    const asked = unit.need * rarity
    need += asked
    const factor = unit.need === 0 ? ACROSS : Math.sqrt(unit.need)
    for (const doc of docs) {
      const page = at(doc)
      const name = byName.get(doc)
      const text = byText.get(doc)
      page.score += factor * rarity * ((name?.weight ?? 0) + (text?.weight ?? 0))
      page.need += asked * (typo ? TYPO_COUNTS : 1)
      if (name) page.named += asked * (typo ? TYPO_COUNTS : 1)
      if (name && name.weight * rarity > page.best) {
        page.best = name.weight * rarity
        page.field = name.field!
      }
      page.places[index] = text?.places
    }
  }
  return [...pages]
    .map(([doc, page]) => {
      const covered = need === 0 ? 1 : page.need / need
      const named = need === 0 ? 1 : page.named / need
      const near = together(page.places)
      const score = page.score * covered ** 2 * (1 + TOGETHER * near)
      return { doc, score, covered, named, field: page.field, together: near }
    })
    .sort((a, b) => b.score - a.score || a.doc - b.doc)
}

/** A word that stands everywhere tells pages apart less than a rare one. */
const rarityOf = (docs: number, count: number): number =>
  Math.log(1 + (count - docs + 0.5) / (docs + 0.5)) + 0.1

function bestByDoc(matches: readonly PostingMatch[]): Map<number, Posting> {
  const best = new Map<number, Posting>()
  for (const { row, factor } of matches)
    for (const posting of row()) {
      const weight = posting.weight * factor
      const known = best.get(posting.doc)
      if (!known || weight > known.weight) best.set(posting.doc, { ...posting, weight })
    }
  return best
}

/** How many neighbours of the question stand in the same or the next stretch of the text. */
function together(places: readonly (number | undefined)[]): number {
  let pairs = 0
  let near = 0
  for (let index = 1; index < places.length; index++) {
    const one = places[index - 1]
    const other = places[index]
    pairs++
    if (one && other && (one & (other | (other << 1) | (other >> 1))) !== 0) near++
  }
  return pairs === 0 ? 0 : near / pairs
}
