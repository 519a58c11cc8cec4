/** Code within a line, which stays as it is. */
const INLINE_CODE = /(?<!`)(`+)(?!`)(?:.*?[^`])?\1(?!`)/g

/** Replaces what a pattern finds in a line, outside of code; `undefined` leaves a match as it is. */
export function replaceInLine(
  text: string,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string | undefined,
): string {
  const code = [...text.matchAll(INLINE_CODE)].map(
    (found) => [found.index, found.index + found[0].length] as const,
  )
  let result = ''
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const last = match.index + match[0].length
    // A match may hold code; it must not begin or end inside.
    if (code.some(([from, to]) => from <= match.index && last <= to)) continue
    const written = replace(match)
    if (written === undefined) continue
    result += text.slice(end, match.index) + written
    end = last
  }
  return result + text.slice(end)
}
