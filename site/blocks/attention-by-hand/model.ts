type Vector = readonly number[]
type Matrix = readonly Vector[]

/** The article's three words in its order, and its three weights, written by hand. */
const EMBEDDINGS: Matrix = [
  [1, 0, 1, 0],
  [0, 2, 0, 1],
  [1, 1, 0, 0],
]
const WQ: Matrix = [
  [1, 0, 1, 0],
  [0, 1, 0, 1],
  [1, 0, 0, 1],
  [0, 1, 1, 0],
]
const WK: Matrix = [
  [0, 1, 1, 0],
  [1, 0, 1, 0],
  [0, 1, 0, 1],
  [1, 0, 0, 1],
]
const WV: Matrix = [
  [1, 0, 0, 1],
  [0, 1, 1, 0],
  [1, 1, 0, 0],
  [0, 0, 1, 1],
]
const D = 4

export const MOST_WORDS = 4

export interface Switches {
  /** Divide the scores by the root of `d`. */
  readonly scaled: boolean
  /** The spread of the scores is that of vectors with so many components. */
  readonly d: number
  readonly positions: boolean
  readonly causal: boolean
}

export interface Attention {
  readonly queries: Matrix
  readonly keys: Matrix
  readonly values: Matrix
  readonly scores: Matrix
  readonly weights: Matrix
  readonly outputs: Matrix
}

const dot = (a: Vector, b: Vector) => a.reduce((sum, v, i) => sum + v * (b[i] ?? 0), 0)
const column = (m: Matrix, i: number) => m.map((row) => row[i] ?? 0)
const product = (a: Matrix, b: Matrix) =>
  a.map((row) => (b[0] ?? []).map((_, i) => dot(row, column(b, i))))

function softmax(row: Vector): number[] {
  const top = Math.max(...row)
  const powers = row.map((v) => Math.exp(v - top))
  const sum = powers.reduce((total, v) => total + v, 0)
  return powers.map((v) => v / sum)
}

/** Sine and cosine in pairs, as in the paper. */
function position(i: number): number[] {
  return Array.from({ length: D }, (_, k) => {
    const angle = i / 10000 ** ((2 * Math.floor(k / 2)) / D)
    return k % 2 === 0 ? Math.sin(angle) : Math.cos(angle)
  })
}

/** One head over a sentence, its words given by their number. */
export function attend(sentence: readonly number[], switches: Switches): Attention {
  const { scaled, d, positions, causal } = switches
  const inputs = sentence.map((word, i) => {
    const place = position(i)
    return (EMBEDDINGS[word] ?? []).map((v, k) => v + (positions ? (place[k] ?? 0) : 0))
  })
  const queries = product(inputs, WQ)
  const keys = product(inputs, WK)
  const values = product(inputs, WV)
  // The variance of a sum of d products is d times that of one, so scores spread as its root.
  const factor = Math.sqrt(d / D) / (scaled ? Math.sqrt(d) : 1)
  const scores = queries.map((query, i) =>
    keys.map((key, j) => (causal && j > i ? -Infinity : dot(query, key) * factor)),
  )
  const weights = scores.map(softmax)
  return { queries, keys, values, scores, weights, outputs: product(weights, values) }
}

/** How far each word's output moves when the sentence is read from its end. */
export function gaps(sentence: readonly number[], switches: Switches): number[] {
  const forth = attend(sentence, switches).outputs
  const back = attend(sentence.toReversed(), switches).outputs.toReversed()
  return forth.map((row, i) => Math.max(...row.map((v, k) => Math.abs(v - (back[i]?.[k] ?? 0)))))
}

/** The words of a sentence by their number; what is not in the vocabulary is left over. */
export function read(
  text: string,
  vocabulary: readonly string[],
): { readonly sentence: readonly number[]; readonly unknown: readonly string[] } {
  // Chinese words are single characters here; others are set apart by spaces.
  const apart = vocabulary.every((word) => word.length === 1) ? '' : ' '
  const words = text
    .trim()
    .split(apart === '' ? /\s*/u : /\s+/)
    .filter(Boolean)
  const numbers = words.map((word) => vocabulary.indexOf(word.toLowerCase()))
  return {
    sentence: numbers.filter((number) => number >= 0).slice(0, MOST_WORDS),
    unknown: words.filter((_, i) => numbers[i] === -1),
  }
}
