/** Three rows of the table, for all words: there are millions of pairs to look at. */
let rows: [number[], number[], number[]] = [[], [], []]

/**
 * The number of edits between two words (a letter more, a letter less, another letter, two that
 * changed places) if it is at most `most`. What they begin and end with alike is passed over, and it
 * gives up as soon as there are more: most words are nothing like each other.
 */
export function fewEdits(a: string, b: string, most: number): number | undefined {
  if (Math.abs(a.length - b.length) > most) return undefined
  let start = 0
  let height = a.length
  let width = b.length
  while (start < height && start < width && a[start] === b[start]) start++
  while (height > start && width > start && a[height - 1] === b[width - 1]) {
    height--
    width--
  }
  height -= start
  width -= start
  let [before, previous, row] = rows
  for (let j = 0; j <= width; j++) previous[j] = j
  for (let i = 1; i <= height; i++) {
    // Further from the diagonal lie only ways with more edits.
    const from = Math.max(1, i - most)
    const to = Math.min(width, i + most)
    row[from - 1] = from === 1 ? i : most + 1
    let least = row[from - 1]!
    for (let j = from; j <= to; j++) {
      const one = a[start + i - 1]
      const other = b[start + j - 1]
      const above = i > 1 && j === i + most ? most + 1 : previous[j]! + 1
      let edits = Math.min(above, row[j - 1]! + 1, previous[j - 1]! + (one === other ? 0 : 1))
      const isSwapped = i > 1 && j > 1 && one === b[start + j - 2] && a[start + i - 2] === other
      if (isSwapped) edits = Math.min(edits, before[j - 2]! + 1)
      row[j] = edits
      if (edits < least) least = edits
    }
    if (least > most) return undefined
    rows = [previous, row, before]
    ;[before, previous, row] = rows
  }
  const edits = previous[width]!
  return edits <= most ? edits : undefined
}
