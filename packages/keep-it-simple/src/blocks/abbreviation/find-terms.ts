/** Letters that are written without spaces between words: a Latin term may stand among them. */
const SOLID = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}`
/** A letter or digit that a term must not be cut out of. */
const WORD = new RegExp(String.raw`^(?![${SOLID}])[\p{L}\p{M}\p{N}_]$`, 'u')

export interface FoundTerm {
  readonly index: number
  readonly term: string
}

/**
 * Finds terms in texts, the longest first. An end of a term that is a letter needs the word to end
 * there too: `HTML` is in `使用HTML编写` and not in `XHTML5`. Chinese terms may stand anywhere. What
 * is looked up at a place are the lengths that begin with its character, so ten thousand terms cost
 * no more than ten.
 */
export class TermFinder {
  readonly #terms: ReadonlySet<string>
  readonly #lengths = new Map<string, readonly number[]>()

  constructor(terms: Iterable<string>) {
    this.#terms = new Set(terms)
    const lengths = new Map<string, Set<number>>()
    for (const term of this.#terms) {
      const known = lengths.get(term[0]!) ?? new Set()
      lengths.set(term[0]!, known.add(term.length))
    }
    for (const [first, all] of lengths)
      this.#lengths.set(
        first,
        [...all].sort((a, b) => b - a),
      )
  }

  *in(text: string): Generator<FoundTerm> {
    for (let index = 0; index < text.length; index++) {
      const term = this.#at(text, index)
      if (term === undefined) continue
      yield { index, term }
      index += term.length - 1
    }
  }

  #at(text: string, index: number): string | undefined {
    for (const length of this.#lengths.get(text[index]!) ?? []) {
      const term = text.slice(index, index + length)
      if (term.length === length && this.#terms.has(term) && standsAlone(text, index, term))
        return term
    }
    return undefined
  }
}

function standsAlone(text: string, index: number, term: string): boolean {
  const before = characterBefore(text, index)
  const after = characterAt(text, index + term.length)
  if (WORD.test(characterAt(term, 0)) && WORD.test(before)) return false
  return !(WORD.test(characterBefore(term, term.length)) && WORD.test(after))
}

/** A whole character, which may be two units long. */
const characterAt = (text: string, index: number): string =>
  index < text.length ? String.fromCodePoint(text.codePointAt(index)!) : ''

function characterBefore(text: string, index: number): string {
  const low = text.charCodeAt(index - 1)
  const isPair = low >= 0xdc00 && low <= 0xdfff
  return index === 0 ? '' : characterAt(text, index - (isPair && index > 1 ? 2 : 1))
}
