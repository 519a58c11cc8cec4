/** One syntax of another tool: how it looks, and what to write instead. */
export interface ForeignPattern {
  /** Any occurrence holds one of these; most paragraphs hold none and cost next to nothing. */
  readonly holds: readonly string[]
  /** Every part has a bound or an end of its own, so a text is read once. */
  readonly pattern: RegExp
  readonly message: (match: RegExpExecArray) => string
  readonly remedy: (match: RegExpExecArray) => string
  /** What stands for the whole match, where that is certain. */
  readonly after?: (match: RegExpExecArray) => string | undefined
  /** Only certain where nothing else stands on the line. */
  readonly alone?: true
}

/** Stands in the text of a sentence for a picture, and for code, formulas and whatever else is no text. */
export const PICTURE = '\uFFFC'
export const OPAQUE = '\uFFFB'

export function shortened(text: string): string {
  const shown = text.replaceAll(/[\uFFFB\uFFFC]/g, '…')
  return shown.length > 60 ? `${shown.slice(0, 60)}…` : shown
}
