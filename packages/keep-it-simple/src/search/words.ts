/** Written without spaces between words, or, in Chinese, between anything. */
const DENSE =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}'
export const DENSE_RUN = new RegExp(`[${DENSE}]+`, 'gu')
const IS_DENSE = new RegExp(`^[${DENSE}]`, 'u')
/** Letters and digits, and what ties them together in names: `os.replace`, `num_key_value_heads`. */
const WORD = new RegExp(
  `(?:(?![${DENSE}])[\\p{L}\\p{N}\\p{M}_])+(?:[.'’-](?:(?![${DENSE}])[\\p{L}\\p{N}\\p{M}_])+)*`,
  'gu',
)
/** Where a name is cut: after its joints, and where small letters turn into capitals. */
const JOINTS = /[._'’-]+|(?<=\p{Ll})(?=\p{Lu})/u

export const isDense = (term: string): boolean => IS_DENSE.test(term)

/** Letters as they are compared: of one width, small, without accents. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()

/** Begins a title or an alias as it is written: whoever types it from its first letter on finds it. */
export const titleTerm = (text: string): string =>
  `^${fold(text).replace(/\s+/g, ' ').trim().slice(0, LONGEST)}`

/** A name with the parts it is made of, folded; a plain word has no parts. */
export interface Word {
  readonly term: string
  readonly parts: readonly string[]
}

export function latinWords(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap(([found]) => {
    const parts = found.split(JOINTS).filter((part) => part !== '')
    const term = fold(found).replace(/^_+|_+$/g, '')
    if (term === '' || term.length > LONGEST) return []
    return [{ term, parts: parts.length > 1 ? parts.map(fold) : [] }]
  })
}

/** A longer one is data, and nobody types it. */
const LONGEST = 40

/** Neighbouring characters in pairs; the last one of a run by itself, so that every character begins something. */
export function pairsOf(run: string): string[] {
  const characters = [...run]
  return characters.map((one, index) => one + (characters[index + 1] ?? ''))
}

/** All terms under which a text is found, in order, with repetitions. */
export function termsOf(text: string): string[] {
  const words = latinWords(text).flatMap(({ term, parts }) => [term, ...parts])
  const pairs = [...text.normalize('NFKC').matchAll(DENSE_RUN)].flatMap(([run]) => pairsOf(run))
  return [...words, ...pairs]
}
