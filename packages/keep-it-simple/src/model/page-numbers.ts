/** S9.2: up to this many pages are all shown. */
const SHOWN_IN_FULL = 10
/** S9.2 */
export const EDGE_WINDOW = 5
export const NARROW_EDGE_WINDOW = 4

/**
 * The numbers of a pager; `undefined` is an ellipsis. The current page and its neighbours, both
 * ends, and a longer run when the page is near an end. A gap of one page is shown as that page.
 */
export function pageNumbers(
  page: number,
  pages: number,
  edge = EDGE_WINDOW,
): (number | undefined)[] {
  if (pages <= SHOWN_IN_FULL) return range(1, pages)
  const shown = new Set([
    ...range(1, page <= edge ? edge : 2),
    ...range(page - (edge - 3), page + (edge - 3)).filter((one) => one >= 1 && one <= pages),
    ...range(page > pages - edge ? pages - edge + 1 : pages - 1, pages),
  ])
  const result: (number | undefined)[] = []
  let last = 0
  for (const number of [...shown].sort((a, b) => a - b)) {
    if (number - last === 2) result.push(number - 1)
    else if (number - last > 2) result.push(undefined)
    result.push(number)
    last = number
  }
  return result
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** One place of a pager; `only` names the width that shows it, where not both do. */
export interface PagerItem {
  /** Absent: an ellipsis. */
  readonly number?: number
  readonly only?: 'wide' | 'narrow'
}

/**
 * S9.2: which of the two windows fits is known to the style sheet alone, so a pager holds both,
 * and what belongs to one of them says so.
 */
export function pagerItems(page: number, pages: number): PagerItem[] {
  const wide = places(pageNumbers(page, pages, EDGE_WINDOW))
  const narrow = places(pageNumbers(page, pages, NARROW_EDGE_WINDOW))
  return [...new Set([...wide, ...narrow])]
    .sort((a, b) => a - b)
    .map((place) => ({
      ...(Number.isInteger(place) && { number: place }),
      ...(!narrow.has(place) && { only: 'wide' as const }),
      ...(!wide.has(place) && { only: 'narrow' as const }),
    }))
}

/** An ellipsis stands half-way between a number and the one it would show next. */
const places = (numbers: readonly (number | undefined)[]): ReadonlySet<number> =>
  new Set(numbers.map((number, index) => number ?? numbers[index - 1]! + 0.5))
