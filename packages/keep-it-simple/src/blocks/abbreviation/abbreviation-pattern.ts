/** Letters that are written without spaces between words: a Latin term may stand among them. */
const SOLID = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}`
/** A letter or digit that a term must not be cut out of. */
const WORD = String.raw`(?:(?![${SOLID}])[\p{L}\p{M}\p{N}_])`

/**
 * One pattern for all terms, the longest first. An end of a term that is a letter needs the word to
 * end there too: `HTML` is in `使用HTML编写` and not in `XHTML5`. Chinese terms may stand anywhere.
 */
export function abbreviationPattern(terms: readonly string[]): RegExp | undefined {
  if (terms.length === 0) return undefined
  const word = new RegExp(WORD, 'u')
  const parts = [...terms]
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .map((term) => {
      const letters = [...term]
      const before = word.test(letters[0]!) ? `(?<!${WORD})` : ''
      const after = word.test(letters.at(-1)!) ? `(?!${WORD})` : ''
      return before + term.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&') + after
    })
  return new RegExp(parts.join('|'), 'gu')
}
