/** Scripts written without spaces between words. */
const DENSE =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}'
export const DENSE_RUN = new RegExp(`[${DENSE}]+`, 'gu')
const IS_DENSE = new RegExp(`^[${DENSE}]`, 'u')
const LETTERS = `(?:(?![${DENSE}])[\\p{L}\\p{N}\\p{M}_])+`
/** A grouped number (`12,304`), or letters and digits with their joints: `os.replace`, `B-tree`. */
const WORD = new RegExp(
  `(?<![\\p{N}.,])\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?(?![\\p{N},])|${LETTERS}(?:[.'’-]${LETTERS})*`,
  'gu',
)
/** A name has parts behind its joints, and where small letters turn into capitals. */
const JOINTS = /[._'’-]+|(?<=\p{Ll})(?=\p{Lu})/u
/** Longer words are data that no one types. */
const LONGEST = 40

export const isDense = (term: string): boolean => IS_DENSE.test(term)

/** Letters in the form in which they are compared: one width, lower case, without accents. */
export const fold = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- ASCII is most of a text, and needs no normalization
  /^[\u0000-\u007F]*$/.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/[\u0300-\u036F]/g, '')
        .normalize('NFC')
        .toLowerCase()

/** A name with its parts, folded; a plain word has no parts. */
export interface Word {
  readonly term: string
  readonly parts: readonly string[]
  /** As it was written. */
  readonly raw: string
}

export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].flatMap(([found]) => wordOf(found) ?? [])

const known = new Map<string, Word | undefined>()
const REMEMBERED = 20_000

function wordOf(raw: string): Word | undefined {
  if (known.has(raw)) return known.get(raw)
  // `time-out` is `timeout`, `12,304` is `12304`.
  const term = raw.length > 4 * LONGEST ? '' : fold(raw).replace(/^_+|_+$|[-,]/g, '')
  const parts = raw.includes(',') ? [] : raw.split(JOINTS).filter((part) => part !== '')
  const word =
    term === '' || term.length > LONGEST
      ? undefined
      : { term, parts: parts.length > 1 ? parts.map(fold) : [], raw }
  if (known.size >= REMEMBERED) known.clear()
  known.set(raw, word)
  return word
}

/** Neighboring characters in pairs, and the last character, so that every character begins a term. */
export function pairsOf(run: string): string[] {
  const characters = [...run]
  return characters.map((one, index) => one + (characters[index + 1] ?? ''))
}

/** Visits every term of a text. */
export function eachTerm(text: string, visit: (term: string) => void): void {
  for (const [found] of text.matchAll(WORD)) {
    const word = wordOf(found)
    if (!word) continue
    visit(word.term)
    word.parts.forEach(visit)
  }
  for (const [run] of text.normalize('NFKC').matchAll(DENSE_RUN)) pairsOf(run).forEach(visit)
}

const SIGNS_MARK = '`'
const SOUND_MARK = '~'
const LONGEST_PIECE = 24

/** Code in the form in which it is compared: spaces between signs do not matter. */
export const signsTerm = (text: string): string =>
  SIGNS_MARK + text.toLowerCase().replace(/\s+/g, '')

/** Has signs that are lost when a text is cut into words. */
export const hasSigns = (text: string): boolean =>
  /[^\p{L}\p{N}\s_.,;:!?'"，。；：！？、（）《》「」“”’-]/u.test(text) ||
  (/^\P{L}+$/u.test(text) && /[^\p{N}\s,.]/u.test(text)) ||
  /^\p{Script=Greek}$/u.test(text)

/** Pieces of code as they are typed: whole if they are short, and each stretch without spaces. */
export function signsTerms(code: string): string[] {
  const pieces = [code, ...code.split(/\s+/)]
  return [
    ...new Set(pieces.filter((one) => one.length <= LONGEST_PIECE && hasSigns(one)).map(signsTerm)),
  ]
}

/** A Chinese name typed by its sound, in full or by first letters. */
export const soundTerm = (sound: string): string => SOUND_MARK + sound.slice(0, LONGEST_PIECE)

/** A word of the index, and neither signs nor a sound. */
export const isWord = (term: string): boolean =>
  !term.startsWith(SIGNS_MARK) && !term.startsWith(SOUND_MARK)
