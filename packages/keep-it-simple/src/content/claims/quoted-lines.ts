/** Stands for lines that a page leaves out. */
const LEFT_OUT = /^\s*(?:…|\.\.\.)\s*$/

/** Lines as they are compared: without spaces at their ends and blank lines around them. */
export function comparedLines(text: string): string[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const trimmed = lines.map((line) => line.trimEnd())
  const first = trimmed.findIndex((line) => line !== '')
  return first === -1 ? [] : trimmed.slice(first, trimmed.findLastIndex((line) => line !== '') + 1)
}

/** What a page shows, in the parts between `…`. */
export function quotedParts(quoted: string): string[][] {
  const parts: string[][] = [[]]
  for (const line of comparedLines(quoted))
    if (LEFT_OUT.test(line)) parts.push([])
    else parts.at(-1)!.push(line)
  return parts.filter((part) => part.length > 0)
}

/** Whether the lines stand in what was printed, in a row; of several parts, one after another. */
export function isQuoted(quoted: string, printed: string): boolean {
  const lines = comparedLines(printed)
  let from = 0
  for (const part of quotedParts(quoted)) {
    const at = findRow(lines, part, from)
    if (at === -1) return false
    from = at + part.length
  }
  return true
}

/** Whether this is the whole of what was printed, but for what `…` leaves out. */
export function isWhole(quoted: string, printed: string): boolean {
  const shown = comparedLines(quoted)
  const lines = comparedLines(printed)
  if (!shown.some((line) => LEFT_OUT.test(line))) return shown.join('\n') === lines.join('\n')
  const parts = quotedParts(quoted)
  const [first = [], last = []] = [parts[0], parts.at(-1)]
  const opens = LEFT_OUT.test(shown[0]!) || findRow(lines, first, 0) === 0
  const closes =
    LEFT_OUT.test(shown.at(-1)!) || findRow(lines.slice(lines.length - last.length), last, 0) === 0
  return opens && closes && isQuoted(quoted, printed)
}

function findRow(lines: readonly string[], part: readonly string[], from: number): number {
  for (let at = from; at + part.length <= lines.length; at++)
    if (part.every((line, index) => lines[at + index] === line)) return at
  return -1
}

/** Of what was printed, the lines that are most like the quoted ones, to show what differs. */
export function nearestRow(quoted: string, printed: string): string[] {
  const lines = comparedLines(printed)
  const part = quotedParts(quoted).find((one) => findRow(lines, one, 0) === -1) ?? []
  let [best, most] = [0, -1]
  for (let at = 0; at < Math.max(1, lines.length - part.length + 1); at++) {
    const alike = part.filter((line, index) => lines[at + index] === line).length
    if (alike > most) [best, most] = [at, alike]
  }
  return lines.slice(best, best + part.length)
}
