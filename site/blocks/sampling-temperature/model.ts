/** The article's eight scores, from the likeliest word to the least likely. */
export const LOGITS: readonly number[] = [3.0, 2.4, 2.0, 1.2, 0.6, 0.0, -0.6, -2.0]

export type Order = 'heat' | 'cut'

export interface Settings {
  /** 0 stands for greedy decoding, where the formula has no value. */
  readonly t: number
  /** As many as there are words cuts nothing. */
  readonly k: number
  /** 1 cuts nothing. */
  readonly p: number
  /** What comes first: the temperature, or the two cuts. */
  readonly order: Order
}

/** Probabilities of some words, by their number; those that were cut are not in it. */
export type Distribution = ReadonlyMap<number, number>

/** The formula over the words that are left. */
export function softmax(words: readonly number[], t: number): Distribution {
  const scores = words.map((word) => LOGITS[word] ?? 0)
  const top = Math.max(...scores)
  const powers = scores.map((z) => (t === 0 ? Number(z === top) : Math.exp((z - top) / t)))
  const sum = powers.reduce((total, v) => total + v, 0)
  return new Map(words.map((word, i) => [word, (powers[i] ?? 0) / sum]))
}

const ALL = LOGITS.map((_, word) => word)
const ranked = (p: Distribution) => [...p.keys()].sort((a, b) => (p.get(b) ?? 0) - (p.get(a) ?? 0))

export const topK = (p: Distribution, k: number): number[] => ranked(p).slice(0, k)

/** The likeliest words until their sum reaches the mass; the one that crosses it stays. */
export function topP(p: Distribution, mass: number): number[] {
  const kept: number[] = []
  let total = 0
  for (const word of ranked(p)) {
    kept.push(word)
    total += p.get(word) ?? 0
    if (total >= mass) break
  }
  return kept
}

/** What is left keeps its proportions. */
export function keep(p: Distribution, words: readonly number[]): Distribution {
  const total = words.reduce((sum, word) => sum + (p.get(word) ?? 0), 0)
  return new Map(words.map((word) => [word, (p.get(word) ?? 0) / total]))
}

function cut(p: Distribution, { k, p: mass }: Settings): number[] {
  const after = keep(p, topK(p, k))
  return mass >= 1 ? [...after.keys()] : topP(after, mass)
}

/** The distribution the next word is drawn from. */
export function sample(settings: Settings): Distribution {
  const { t, order } = settings
  if (order === 'cut') return softmax(cut(softmax(ALL, 1), settings), t)
  const heated = softmax(ALL, t)
  return keep(heated, cut(heated, settings))
}

/** How spread out it is, in bits. */
export function entropy(p: Distribution): number {
  return [...p.values()].reduce((sum, v) => (v > 0 ? sum - v * Math.log2(v) : sum), 0)
}
