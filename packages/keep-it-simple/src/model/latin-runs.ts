/** Letters and figures that are not Chinese, and what stands between them in a sentence of theirs. */
const LETTER = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d]`
const RUN = new RegExp(
  String.raw`${LETTER}(?:[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d\p{M} !-/:-@[-\x60{-~“”‘’–—…·]*${LETTER})?`,
  'gu',
)
const SHARED = /[“”‘’]/

export interface TextPart {
  readonly text: string
  /** A run of Latin with quotation marks or apostrophes of its own. */
  readonly isLatin: boolean
}

/**
 * A Chinese text in parts. Chinese and Latin share the characters of quotation marks and apostrophes:
 * those with Latin on both sides belong to it, those around it to the Chinese sentence.
 */
export function latinParts(text: string): TextPart[] {
  if (!SHARED.test(text)) return [{ text, isLatin: false }]
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (!SHARED.test(run) || !areOwnMarks(run)) continue
    if (index > from) parts.push({ text: text.slice(from, index), isLatin: false })
    parts.push({ text: run, isLatin: true })
    from = index + run.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), isLatin: false })
  return parts
}

/** `A”“B` are two quotations of a Chinese sentence: what is opened in a run must be closed in it. */
function areOwnMarks(run: string): boolean {
  const quotes = run.replaceAll(/(?<=\p{L})’(?=\p{L})|(?<=s)’(?= \p{L})/gu, '')
  let open = ''
  for (const [mark] of quotes.matchAll(/[“”‘’]/g)) {
    if (mark === '“' || mark === '‘') {
      if (open === mark) return false
      open += mark
    } else if (open.at(-1) === (mark === '”' ? '“' : '‘')) open = open.slice(0, -1)
    else return false
  }
  return open === ''
}

/** A word so long, or so many words, that a justified line before it is torn apart. */
const LONG_WORD = /[\p{Script=Latin}\d_./:@#?&=%+-]{14}/u
const LONG_RUN = /(?:[\p{Script=Latin}\d\p{M}'’.,:;&()/-]{1,40} ){3}[\p{Script=Latin}\d]/u

/** Whether a paragraph is better set with a ragged edge. */
export const hasLongLatin = (text: string): boolean => LONG_WORD.test(text) || LONG_RUN.test(text)
