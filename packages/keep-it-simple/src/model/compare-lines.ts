export interface Change {
  readonly sign: ' ' | '-' | '+'
  readonly line: string
}

/**
 * What became of the lines of a page: `-` stands there alone, `+` was printed alone. By the longest
 * common subsequence; what is equal at both ends is set aside first.
 */
export function compareLines(a: readonly string[], b: readonly string[]): Change[] {
  const shorter = Math.min(a.length, b.length)
  let head = 0
  while (head < shorter && a[head] === b[head]) head++
  let tail = 0
  while (tail < shorter - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++
  const same = (line: string): Change => ({ sign: ' ', line })
  return [
    ...a.slice(0, head).map(same),
    ...middle(a.slice(head, a.length - tail), b.slice(head, b.length - tail)),
    ...a.slice(a.length - tail).map(same),
  ]
}

function middle(a: readonly string[], b: readonly string[]): Change[] {
  const width = b.length + 1
  const common = new Uint32Array((a.length + 1) * width)
  const at = (i: number, j: number) => common[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      common[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const changes: Change[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      changes.push({ sign: ' ', line: a[i]! })
      i++
      j++
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1)))
      changes.push({ sign: '-', line: a[i++]! })
    else changes.push({ sign: '+', line: b[j++]! })
  }
  return changes
}
