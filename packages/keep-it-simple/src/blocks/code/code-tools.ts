import { escapeHtml } from '#model/escape-html.ts'

const WRAP =
  '<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="M3 5h14M3 10h11.500a2.500 2.500 0 0 1 0 5H10m2-2-2 2 2 2M3 15h3"/></svg>'

/** Columns of a phone's screen, some of which numbers and what stands around take, and of the text's measure. */
const PHONE_COLUMNS = 42
const NUMBER_COLUMNS = 5
const NESTED_COLUMNS = 12
const MEASURE_COLUMNS = 80
const TAB = 4

/**
 * S4.21: what the button does is in `theme/client/copy.ts`; its words are here. Its sign is
 * drawn by the style sheet, because every listing has one.
 */
export const copyButton = (words: Readonly<Record<'copyCode' | 'copied', string>>): string =>
  `<button class="copy" type="button" data-action="copy" aria-label="${escapeHtml(words.copyCode)}" data-done="${escapeHtml(words.copied)}"></button>`

/** Whether a listing may be wider than a phone. */
export const isWide = (columns: number, hasNumbers: boolean, isNested: boolean): boolean =>
  columns > PHONE_COLUMNS - (hasNumbers ? NUMBER_COLUMNS : 0) - (isNested ? NESTED_COLUMNS : 0)

/** A box to tick, so that it works from the HTML alone. */
export function wrapToggle(words: { readonly wrapLines: string }, columns: number): string {
  const wide = columns > MEASURE_COLUMNS ? ' data-wide' : ''
  return `<label class="wrap"${wide} title="${escapeHtml(words.wrapLines)}"><input type="checkbox" aria-label="${escapeHtml(words.wrapLines)}">${WRAP}</label>`
}

/** Columns of the longest line: a Han character takes two. */
export function columnsOf(lines: readonly string[]): number {
  let most = 0
  for (const line of lines) {
    let columns = 0
    for (const character of line) {
      columns += character === '\t' ? TAB : character > '\u2E7F' ? 2 : 1
      if (columns > MEASURE_COLUMNS) return columns
    }
    most = Math.max(most, columns)
  }
  return most
}
