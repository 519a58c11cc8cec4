/**
 * Latin, Greek and Cyrillic, by their places: without classes of Unicode a pattern walks along a text of
 * any length and never has to go back.
 */
const LETTER = /[A-Za-z\d\u00C0-\u04FF\u1E00-\u1EFF]/
const RUN = /[A-Za-z\d\u00C0-\u04FF\u1E00-\u1EFF !-/:-@[-`{-~“”‘’–—…·]+/g
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
  for (const { 0: found, index } of text.matchAll(RUN)) {
    let start = index
    let end = index + found.length
    while (start < end && !LETTER.test(text[start]!)) start++
    while (end > start && !LETTER.test(text[end - 1]!)) end--
    const run = text.slice(start, end)
    if (!SHARED.test(run) || !areOwnMarks(run)) continue
    if (start > from) parts.push({ text: text.slice(from, start), isLatin: false })
    parts.push({ text: run, isLatin: true })
    from = end
  }
  if (from < text.length) parts.push({ text: text.slice(from), isLatin: false })
  return parts
}

const APOSTROPHE = /(?<=[A-Za-z\u00C0-\u04FF])’(?=[A-Za-z\u00C0-\u04FF])|(?<=s)’(?= [A-Za-z])/g

/** `A”“B` are two quotations of a Chinese sentence: what is opened in a run must be closed in it. */
function areOwnMarks(run: string): boolean {
  let open = ''
  for (const [mark] of run.replaceAll(APOSTROPHE, '').matchAll(/[“”‘’]/g)) {
    if (mark === '“' || mark === '‘') {
      if (open.includes(mark)) return false
      open += mark
    } else if (open.at(-1) === (mark === '”' ? '“' : '‘')) open = open.slice(0, -1)
    else return false
  }
  return open === ''
}

/** A word so long, or so many words, that a justified line before it is torn apart. */
const LONG_WORD = /[A-Za-z\d\u00C0-\u024F_./:@#?&=%+-]{14}/
const LONG_RUN = /(?:[A-Za-z\d\u00C0-\u024F'’.,:;&()/-]{1,40} ){3}[A-Za-z\d]/

/** Whether a paragraph is better set with a ragged edge. */
export const hasLongLatin = (text: string): boolean => LONG_WORD.test(text) || LONG_RUN.test(text)
