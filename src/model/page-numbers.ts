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
  const all = Array.from({ length: pages }, (_, index) => index + 1)
  if (pages <= SHOWN_IN_FULL) return all
  const shown = all.filter(
    (number) =>
      number <= 2 ||
      number >= pages - 1 ||
      Math.abs(number - page) <= edge - 3 ||
      (page <= edge && number <= edge) ||
      (page > pages - edge && number > pages - edge),
  )
  const result: (number | undefined)[] = []
  let last = 0
  for (const number of shown) {
    if (number - last === 2) result.push(number - 1)
    else if (number - last > 2) result.push(undefined)
    result.push(number)
    last = number
  }
  return result
}
