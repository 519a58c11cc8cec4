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
  // oxlint-disable-next-line no-control-regex -- most words: there is nothing to take apart
  /^[\u0000-\u007F]*$/.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/[\u0300-\u036F]/g, '')
        .normalize('NFC')
        .toLowerCase()

/** Begins a title or an alias as it is written: whoever types it from its first letter on finds it. */
export const titleTerm = (text: string): string =>
  `^${fold(text).replace(/\s+/g, ' ').trim().slice(0, LONGEST)}`

/** A sound as it is compared; nobody types more of one. */
export const soundTerm = (sound: string): string => sound.slice(0, 24)

/** A name with the parts it is made of, folded; a plain word has no parts. */
export interface Word {
  readonly term: string
  readonly parts: readonly string[]
}

export const latinWords = (text: string): Word[] =>
  [...text.matchAll(WORD)].flatMap(([found]) => wordOf(found) ?? [])

/** Words return: each is taken apart once. */
const words = new Map<string, Word | undefined>()
const REMEMBERED = 20_000

function wordOf(found: string): Word | undefined {
  if (words.has(found)) return words.get(found)
  const parts = found.split(JOINTS).filter((part) => part !== '')
  const term = found.length > 4 * LONGEST ? '' : fold(found).replace(/^_+|_+$/g, '')
  const word =
    term === '' || term.length > LONGEST
      ? undefined
      : { term, parts: parts.length > 1 ? parts.map(fold) : [] }
  if (words.size >= REMEMBERED) words.clear()
  words.set(found, word)
  return word
}

/** A longer one is data, and nobody types it. */
const LONGEST = 40

/** Neighbouring characters in pairs; the last one of a run by itself, so that every character begins something. */
export function pairsOf(run: string): string[] {
  const characters = [...run]
  return characters.map((one, index) => one + (characters[index + 1] ?? ''))
}

/** Visits all terms under which a text is found, and where each stands. */
export function eachTerm(text: string, visit: (term: string, at: number) => void): void {
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const word = wordOf(found)
    if (!word) continue
    visit(word.term, index)
    for (const part of word.parts) visit(part, index)
  }
  for (const { 0: run, index } of text.normalize('NFKC').matchAll(DENSE_RUN))
    for (const [place, pair] of pairsOf(run).entries()) visit(pair, index + place)
}

/** The same in order, with repetitions. */
export function termsOf(text: string): string[] {
  const terms: string[] = []
  eachTerm(text, (term) => terms.push(term))
  return terms
}
