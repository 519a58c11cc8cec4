import { codeTerms } from './code-terms.ts'
import { saturated } from './page-names.ts'
import { eachTerm } from './words.ts'

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
  const counts = new Map<string, { times: number; places: number }>()
  const size = Math.max(40, Math.ceil(text.length / STRETCHES))
  let length = 0
  eachTerm(text, (term, at) => {
    length++
    const place = 1 << Math.min(STRETCHES - 1, Math.floor(at / size))
    const known = counts.get(term)
    if (!known) counts.set(term, { times: 1, places: place })
    else {
      known.times++
      known.places |= place
    }
  })
  const found = new Map<string, { weight: number; places: number }>()
  for (const [term, { times, places }] of counts)
    found.set(term, { weight: saturated(times, length, USUAL), places })
  const put = (term: string, weight: number) => {
    const known = found.get(term)
    if (known) known.weight = Math.max(known.weight, weight)
    else found.set(term, { weight, places: 0 })
  }
  // Counted as they come: a long program has millions.
  const inCode = new Map<string, number>()
  let codeLength = 0
  eachTerm(code, (term) => {
    codeLength++
    inCode.set(term, (inCode.get(term) ?? 0) + 1)
  })
  for (const [term, times] of inCode) put(term, CODE * saturated(times, codeLength, USUAL))
  for (const piece of pieces) for (const term of codeTerms(piece)) put(term, SIGNS)
  return found
}
