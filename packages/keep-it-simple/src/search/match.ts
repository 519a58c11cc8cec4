import { stemmer } from 'stemmer'
import { placesOf, type IndexReader, type Posting, type TermTable } from './index-reader.ts'
import { rootOf, type Unit } from './question.ts'
import { RANKING } from './ranking.ts'
import { isDense, isWord } from './tokens.ts'

/** How a term of the index answers what was typed. */
export type How = 'exact' | 'form' | 'prefix' | 'typo' | 'sound'

/** A term of the index that answers a unit of the question, and how well. */
export interface Match {
  readonly term: string
  readonly how: How
  readonly factor: number
  readonly postings: readonly Posting[]
}

/** The word, its other forms and longer words. */
export async function matchUnit(unit: Unit, reader: IndexReader): Promise<Match[]> {
  const root = rootOf(unit)
  return (await reader.terms(root)).flatMap((table) => {
    const found: Match[] = []
    for (const at of placesOf(table.terms, root)) {
      const match = howOf(table.terms[at]!, unit)
      if (match) found.push({ ...match, term: table.terms[at]!, postings: table.postings(at) })
    }
    return found
  })
}

function howOf(one: string, { term, stem, open }: Unit): Pick<Match, 'how' | 'factor'> | undefined {
  if (one === term) return { how: 'exact', factor: 1 }
  if (stem !== undefined && /^[a-z]+$/.test(one) && stemmer(one) === stem)
    return { how: 'form', factor: RANKING.stem }
  if (!open || !one.startsWith(term)) return undefined
  const rest = RANKING.stem - RANKING.prefix
  return { how: 'prefix', factor: RANKING.prefix + rest * (term.length / one.length) ** 2 }
}

/** Words that differ from an unknown one by a slip of the finger. Only names are guessed. */
export async function matchTypos({ term }: Unit, reader: IndexReader): Promise<Match[]> {
  const most = forgiven(term)
  if (most === 0 || isDense(term) || !isWord(term)) return []
  return (await reader.terms(term[0]!)).flatMap((table) => typosIn(table, term, most))
}

const typosIn = (table: TermTable, term: string, most: number): Match[] =>
  table.terms.flatMap((one, at) => {
    if (isDense(one) || one[0] !== term[0] || !isTypo(term, one, most)) return []
    const postings = table.postings(at).filter(({ field }) => field !== 'text' && field !== 'code')
    if (postings.length === 0) return []
    // Of two guesses the nearer one.
    const factor = RANKING.typo * (isTypo(term, one, 1) ? 1 : 0.6)
    return [{ term: one, how: 'typo', factor, postings }]
  })

/** How many mistakes are forgiven in a word of this length; in abbreviations none. */
const forgiven = (word: string): number => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2)

/** Whether two words differ by at most `most` letters left out, added, replaced or swapped. */
export function isTypo(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same)
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (swapped) cost = Math.min(cost, before[j - 2]! + 1)
      row.push(cost)
    }
    if (Math.min(...row) > most) return false
    before = last
    last = row
  }
  return last[other.length]! <= most
}
