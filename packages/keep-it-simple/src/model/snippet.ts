import { isStopWord } from './stop-words.ts'

/** A piece of a text that is shown; `marked` where it answers the query. Never HTML. */
export interface SnippetPart {
  readonly text: string
  readonly marked?: true
}

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Cuts a text at the marks an engine put into it. */
export function partsOf(text: string, open: string, close: string): SnippetPart[] {
  const parts: SnippetPart[] = []
  for (const [index, piece] of text.split(open).entries()) {
    const end = index === 0 ? -1 : piece.indexOf(close)
    if (end >= 0) add(parts, piece.slice(0, end), true)
    add(parts, end < 0 ? piece : piece.slice(end + close.length), false)
  }
  return parts
}

/** Engines that escape their snippets: the same text, as text. */
export function unescapeText(text: string): string {
  return text
    .replace(/&(?:lt|gt|quot);/g, (entity) => ENTITIES[entity]!)
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}

/** The same text with the words of a query marked: the whole query where it occurs, else its words. */
export function markWords(text: string, query: string): SnippetPart[] {
  const whole = query.trim()
  const has = (word: string) => text.toLowerCase().includes(word.toLowerCase())
  const wanted = has(whole) ? [escapeRegExp(whole)] : wordsOf(whole).map(patternOf)
  if (whole === '' || wanted.length === 0) return [{ text }]
  const parts: SnippetPart[] = []
  // Split at a group: every second piece is a match.
  for (const [index, piece] of text.split(new RegExp(`(${wanted.join('|')})`, 'giu')).entries())
    add(parts, piece, index % 2 === 1)
  return parts
}

export type Range = readonly [from: number, to: number]

/** A text with these stretches of it marked. */
export function markRanges(text: string, ranges: readonly Range[]): SnippetPart[] {
  const parts: SnippetPart[] = []
  let at = 0
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    add(parts, text.slice(at, from), false)
    add(parts, text.slice(Math.max(at, from), to), true)
    at = Math.max(at, to)
  }
  add(parts, text.slice(at), false)
  return parts
}

const HAN = /\p{Script=Han}{2,}/gu

/** The words of a query that say something; of Chinese, every pair of characters. */
function wordsOf(query: string): string[] {
  const pairs = [...query.matchAll(HAN)].flatMap(([run]) => {
    const characters = [...run]
    return characters.slice(1).map((one, index) => characters[index]! + one)
  })
  const others = query.replace(HAN, ' ').split(/\s+/)
  const words = others.filter((word) => word.length > 1 && !isStopWord(word.toLowerCase()))
  return [...words, ...pairs]
}

/** A Latin word is marked where a word begins, whatever its ending. */
const patternOf = (word: string): string =>
  /^[\p{L}\p{N}]/u.test(word) && !/^\p{Script=Han}/u.test(word)
    ? `(?<![\\p{L}\\p{N}])${escapeRegExp(word)}|(?<=\\p{Script=Han})${escapeRegExp(word)}`
    : escapeRegExp(word)

function add(parts: SnippetPart[], text: string, marked: boolean): void {
  if (text === '') return
  const last = parts.at(-1)
  if (last && (last.marked === true) === marked)
    parts[parts.length - 1] = { ...last, text: last.text + text }
  else parts.push(marked ? { text, marked } : { text })
}

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
