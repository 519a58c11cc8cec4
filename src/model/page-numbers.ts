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
