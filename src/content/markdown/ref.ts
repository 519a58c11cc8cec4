/**
 * A link to a source file cannot be written as an address while pages are compiled one by one, so
 * its place is held by two private-use characters around an index; the shelf fills it in.
 */
const OPEN = '\uE0F0'
const CLOSE = '\uE0F1'

export function refMark(index: number): string {
  return `${OPEN}${index}${CLOSE}`
}

/** Text with the marks' own characters is refused, so no author can write one. */
export function withoutRefMarks(text: string): string {
  return text.replace(/[\uE0F0\uE0F1]/g, '\uFFFD')
}
