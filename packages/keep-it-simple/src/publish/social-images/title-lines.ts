import { textWidth } from '#model/text-width.ts'

/** Marks a line may end with, and spaces: where pages break their titles too (`word-break: keep-all`). */
const PHRASE = /[^\s，。：；、？！）》」』”’…—]+[，。：；、？！）》」』”’…—]*\s*|\s+|[^]/gu

/** Between letters it is one of them; Chinese faces have it as a quotation mark, a whole square wide. */
const APOSTROPHE = /(?<=\p{Script=Latin})’(?=\p{Script=Latin})/gu
const LETTER_APOSTROPHE = '\u02BC'
/** What no line may end with: it belongs to the word behind it. */
const OPENING = /[（《「『“‘]$/u

/**
 * A title in lines as its page breaks them: at marks and spaces, between words where a phrase is longer
 * than a line, and about equally long. The limit is in ems.
 */
export function titleLines(title: string, limit: number, lang: string): string[] {
  const pieces = piecesOf(title.trim().replace(APOSTROPHE, LETTER_APOSTROPHE), limit, lang)
  const best = fill(pieces, limit)
  // The narrowest lines of that number, as `text-wrap: balance` finds them.
  let [low, high] = [textWidth(title) / best.length / 2, limit]
  let balanced = best
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2
    const lines = fill(pieces, middle)
    const fits = lines.length <= best.length && lines.every((one) => textWidth(one) <= limit)
    if (fits) balanced = lines
    if (fits) high = middle
    else low = middle
  }
  return balanced
}

/** Making one takes longer than setting a title with it. */
const segmenters = new Map<string, Intl.Segmenter>()

function segmenterOf(lang: string): Intl.Segmenter {
  const made = segmenters.get(lang) ?? new Intl.Segmenter(lang, { granularity: 'word' })
  segmenters.set(lang, made)
  return made
}

function piecesOf(title: string, limit: number, lang: string): string[] {
  const words = segmenterOf(lang)
  return (title.match(PHRASE) ?? []).flatMap((phrase) => {
    if (textWidth(phrase.trim()) <= limit) return [phrase]
    const parts: string[] = []
    for (const { segment, isWordLike } of words.segment(phrase)) {
      // A mark stays with the word before it, and so does a word of one character.
      const begins = (isWordLike && segment.length > 1) || OPENING.test(segment)
      const last = parts.at(-1)
      if (last === undefined || (begins && !OPENING.test(last))) parts.push(segment)
      else parts[parts.length - 1] = last + segment
    }
    return parts
  })
}

function fill(pieces: readonly string[], limit: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces) {
    if (line !== '' && textWidth((line + piece).trim()) > limit) {
      lines.push(line.trim())
      line = ''
    }
    line += piece
  }
  if (line.trim() !== '') lines.push(line.trim())
  return lines
}
