import { codeTerms } from './code-terms.ts'
import { countOf, saturated } from './page-names.ts'
import { isDense, termsOf } from './words.ts'

/** How much a word of a text counts, and in which eighths of the page it stands. */
export interface TextHit {
  readonly weight: number
  readonly places: number
}

/** A text is cut into so many stretches to see whether words stand together. */
export const STRETCHES = 8
const USUAL = 900
/** Words of programs count less than sentences; what is set as code inside a sentence is named there. */
const CODE = 0.4
const SIGNS = 3

export interface PageText {
  readonly text: string
  /** Words of programs. */
  readonly code: string
  /** Short pieces set as code. */
  readonly pieces: readonly string[]
}

export function textTerms({ text, code, pieces }: PageText): Map<string, TextHit> {
  const found = new Map<string, { weight: number; places: number }>()
  const terms = termsOf(text)
  const size = Math.max(40, Math.ceil(text.length / STRETCHES))
  const counts = countOf(terms)
  for (const [term, times] of counts)
    found.set(term, { weight: saturated(times, terms.length, USUAL), places: 0 })
  for (let stretch = 0; stretch * size < text.length; stretch++) {
    const from = wholeWord(text, stretch * size)
    for (const term of new Set(termsOf(text.slice(from, (stretch + 1) * size))))
      if (found.has(term)) found.get(term)!.places |= 1 << stretch
  }
  const put = (term: string, weight: number) => {
    const known = found.get(term)
    if (known) known.weight = Math.max(known.weight, weight)
    else found.set(term, { weight, places: 0 })
  }
  const words = termsOf(code)
  for (const [term, times] of countOf(words))
    put(term, CODE * saturated(times, words.length, USUAL))
  for (const piece of pieces) for (const term of codeTerms(piece)) put(term, SIGNS)
  return found
}

/** Back to the beginning of the word, or pair of characters, that a cut would go through. */
function wholeWord(text: string, at: number): number {
  const [word] = /[\p{L}\p{N}_.-]{0,40}$/u.exec(text.slice(Math.max(0, at - 40), at))!
  return Math.max(0, at - (isDense(word.slice(-1)) ? 1 : word.length))
}
