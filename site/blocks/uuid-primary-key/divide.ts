/**
 * Which cells go to which page when neighbours are filled anew: first as many as fit from the left,
 * then some are moved to the right until two neighbours are about equally full (`balance_nonroot`).
 * Gives for each page the index of the cell after its last one; that cell divides it from the next,
 * unless `keysOnly` says that a copy of a key does.
 */
export function divide(
  sizes: readonly number[],
  counts: readonly number[],
  used: readonly number[],
  space: number,
  keysOnly: boolean,
): number[] {
  const ends = [...counts]
  const full = [...used]
  const cost = (i: number) => 2 + sizes[i]!
  const passes = (i: number) => (i < sizes.length ? cost(i) : 0)
  for (let i = 0; i < ends.length; i++) {
    while (full[i]! > space) {
      if (i + 1 >= ends.length) {
        ends.push(sizes.length)
        full.push(0)
      }
      const moved = cost(ends[i]! - 1)
      full[i]! -= moved
      full[i + 1]! += keysOnly ? moved : passes(ends[i]!)
      ends[i]!--
    }
    while (ends[i]! < sizes.length) {
      const moved = cost(ends[i]!)
      if (full[i]! + moved > space) break
      full[i]! += moved
      ends[i]!++
      if (i + 1 < full.length) full[i + 1]! -= keysOnly ? moved : passes(ends[i]!)
    }
    if (ends[i]! >= sizes.length) ends.length = i + 1
  }
  for (let i = ends.length - 1; i > 0; i--) {
    let last = ends[i - 1]! - 1
    let between = last + (keysOnly ? 0 : 1)
    for (; last >= 0; last--, between--) {
      const left = full[i - 1]! - sizes[last]! - (i === ends.length - 1 ? 0 : 2)
      if (full[i] !== 0 && full[i]! + cost(between) > left) break
      full[i]! += cost(between)
      full[i - 1]! -= cost(last)
      ends[i - 1] = last
    }
  }
  return ends
}
