/** Terms in order, with what belongs to each: a piece of an index. */
export interface TermTable<Row> {
  readonly terms: readonly string[]
  readonly rows: readonly Row[]
}

/** Place of the first term that is not before `wanted`. */
export function lowerBound(terms: readonly string[], wanted: string): number {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (terms[middle]! < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** Places of all terms that begin so. */
export function* placesOf(terms: readonly string[], beginning: string): Generator<number> {
  for (let at = lowerBound(terms, beginning); terms[at]?.startsWith(beginning) === true; at++)
    yield at
}
