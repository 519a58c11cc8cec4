import { stemmer } from 'stemmer'
import type { Unit } from './query.ts'
import { isDense } from './words.ts'
import { forgiven, isTypo } from './typos.ts'
import { placesOf, type TermTable } from './sorted-terms.ts'

/** A term of the index that answers a unit of the question, and how well. */
export interface TermMatch<Row> {
  readonly term: string
  readonly row: Row
  readonly factor: number
}

const SAME_STEM = 0.9
const BEGINNING = 0.4
/** A character somewhere in a longer word. */
const CHARACTER = 0.6
const TYPO = 0.5

/** What the pieces at hand have for a unit: the word itself, its other forms, longer words. */
export function matchTerms<Row>(unit: Unit, tables: readonly TermTable<Row>[]): TermMatch<Row>[] {
  const { term, stem, open } = unit
  const root = rootOf(unit)
  return tables.flatMap(({ terms, rows }) => {
    const found: TermMatch<Row>[] = []
    for (const at of placesOf(terms, root)) {
      const one = terms[at]!
      const factor = factorOf(one, term, stem, open)
      if (factor > 0) found.push({ term: one, row: rows[at]!, factor })
    }
    return found
  })
}

function factorOf(one: string, term: string, stem: string | undefined, open: boolean): number {
  if (one === term) return 1
  if (stem !== undefined && /^[a-z]+$/.test(one) && stemmer(one) === stem) return SAME_STEM
  if (!open || !one.startsWith(term)) return 0
  return isDense(term)
    ? CHARACTER
    : BEGINNING + (SAME_STEM - BEGINNING) * (term.length / one.length) ** 2
}

/** The letters all forms of a word begin with: `stories` and `story`, `store` and `storing` differ behind `stor`. */
export function rootOf({ term, stem }: Unit): string {
  if (stem === undefined) return term
  const root = /[ei]$/.test(stem) || !term.startsWith(stem) ? stem.slice(0, -1) : stem
  return root.length < 3 || !term.startsWith(root) ? term.slice(0, 3) : root
}

/** Words that differ from an unknown one by a slip of the finger. */
export function matchTypos<Row>(unit: Unit, tables: readonly TermTable<Row>[]): TermMatch<Row>[] {
  const most = forgiven(unit.term)
  if (most === 0 || isDense(unit.term)) return []
  return tables.flatMap(({ terms, rows }) =>
    terms.flatMap((term, at) => {
      if (isDense(term) || !isTypo(unit.term, term, most)) return []
      return [{ term, row: rows[at]!, factor: TYPO * (isTypo(unit.term, term, 1) ? 1 : 0.6) }]
    }),
  )
}
