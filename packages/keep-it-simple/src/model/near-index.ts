import { fewEdits } from './few-edits.ts'

/** More edits than this are another word. */
const MOST_EDITS = 2
/** So many words nobody mistypes: whoever asks for more has made another mistake, and many of it. */
const MOST_SEARCHES = 1_000

interface Word {
  readonly text: string
  readonly folded: string
  /** Which letters it has, a bit each: one edit changes at most two bits. */
  readonly letters: number
}

/** Many words, for looking up the nearest to many others: ten thousand addresses, a thousand dead links. */
export class NearIndex {
  readonly #byLength = new Map<number, Word[]>()
  readonly #known = new Map<string, string | undefined>()

  constructor(words: Iterable<string>) {
    for (const text of words) {
      const folded = text.toLowerCase()
      const list = this.#byLength.get(folded.length) ?? []
      this.#byLength.set(folded.length, list)
      list.push({ text, folded, letters: lettersOf(folded) })
    }
  }

  /**
   * The nearest one at most two edits away (one for short words), never the word itself; after a
   * thousand words that were looked for, no other.
   */
  find(word: string): string | undefined {
    if (!this.#known.has(word) && this.#known.size < MOST_SEARCHES)
      this.#known.set(word, this.#search(word))
    return this.#known.get(word)
  }

  #search(word: string): string | undefined {
    const folded = word.toLowerCase()
    const letters = lettersOf(folded)
    const most = folded.length <= 3 ? 1 : MOST_EDITS
    let best: string | undefined
    let bestDistance = Math.min(most + 1, folded.length)
    for (let length = folded.length - most; length <= folded.length + most; length++)
      for (const one of this.#byLength.get(length) ?? []) {
        if (one.text === word || bits(one.letters ^ letters) > 2 * most) continue
        const distance = fewEdits(folded, one.folded, bestDistance - 1)
        if (distance !== undefined && distance < bestDistance) {
          best = one.text
          bestDistance = distance
        }
      }
    return best
  }
}

function lettersOf(text: string): number {
  let letters = 0
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) & 31)
  return letters
}

function bits(value: number): number {
  let count = 0
  for (let rest = value; rest !== 0; rest &= rest - 1) count++
  return count
}
