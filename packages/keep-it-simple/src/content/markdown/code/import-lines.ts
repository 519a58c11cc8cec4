/** Marks a part of a file by name, in a comment of any language. */
const REGION = /^\W*#?region\b[ \t]*([^\n*>-]*)/
const END = /^\W*#?endregion\b/

/** The lines `{2-5}`, `{3}` or `{4-}` asks for; `undefined` when the file has none of them. */
export function cutLines(lines: readonly string[], range: string): string[] | undefined {
  const match = /^\{(\d{1,9})(-)?(\d{1,9})?\}$/.exec(range.replaceAll(/\s+/g, ''))
  if (!match) return undefined
  const from = Number(match[1])
  const to = match[2] === undefined ? from : Number(match[3] ?? lines.length)
  const cut = lines.slice(Math.max(0, from - 1), to)
  return from < 1 || cut.length === 0 ? undefined : cut
}

/** What stands between `#region name` and its `#endregion`. */
export function cutRegion(lines: readonly string[], name: string): string[] | undefined {
  const start = lines.findIndex((line) => REGION.exec(line.trim())?.[1]?.trim() === name)
  if (start === -1) return undefined
  let depth = 1
  for (let at = start + 1; at < lines.length; at++) {
    const line = lines[at]!.trim()
    if (END.test(line)) depth--
    else if (REGION.test(line)) depth++
    if (depth === 0) return lines.slice(start + 1, at)
  }
  return lines.slice(start + 1)
}

/** Region marks are left out of the listing. */
export const withoutRegions = (lines: readonly string[]): string[] =>
  lines.filter((line) => !isMark(line.trim()))

const isMark = (line: string): boolean =>
  line.includes('region') && (/^\W+region\b/.test(line) || END.test(line))

/** Takes away the indentation all lines share, and empty lines around them. */
export function dedent(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => line.trim() !== '')
  if (first === -1) return []
  const inner = lines.slice(first, lines.findLastIndex((line) => line.trim() !== '') + 1)
  let margin = Infinity
  for (const line of inner)
    if (line.trim() !== '') margin = Math.min(margin, line.length - line.trimStart().length)
  return inner.map((line) => line.slice(margin))
}
