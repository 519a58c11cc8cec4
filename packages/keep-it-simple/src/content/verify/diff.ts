import { compareLines } from '#model/compare-lines.ts'

/** Lines of agreement shown around a difference. */
const CONTEXT = 3

/** The lines that differ, `-` on the page and `+` as printed, with a few lines of context. */
export function diffLines(page: readonly string[], printed: readonly string[]): string[] {
  const changes = compareLines(page, printed)
  const near = changes.map((_, at) =>
    changes.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ sign }) => sign !== ' '),
  )
  const lines: string[] = []
  let [left, right] = [1, 1]
  for (const [at, { sign, line }] of changes.entries()) {
    if (near[at]) {
      if (!near[at - 1]) lines.push(`@@ -${left} +${right} @@`)
      lines.push(`${sign}${line}`)
    }
    if (sign !== '+') left++
    if (sign !== '-') right++
  }
  return lines
}
