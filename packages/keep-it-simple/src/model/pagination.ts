import { pathFor, ROUTES } from './routes.ts'

/** S9.1 */
export const DEFAULT_PER_PAGE = 15

/** S2.3.1, S5: a positive integer not above the number of pages, else 1. */
export function parsePage(value: string | null | undefined, pages: number): number {
  if (value == null || !/^\d+$/.test(value)) return 1
  const page = Number(value)
  return page >= 1 && page <= pages ? page : 1
}

export function pageCount(items: number, perPage: number | false): number {
  if (perPage === false) return 1
  return Math.max(1, Math.ceil(items / perPage))
}

export function slicePage<T>(items: readonly T[], page: number, perPage: number | false): T[] {
  if (perPage === false) return [...items]
  return items.slice((page - 1) * perPage, page * perPage)
}

/** The address of one page of a list: the list itself for page 1. */
export function pageAddress(list: string, page: number): string {
  return page <= 1 ? list : list + pathFor(ROUTES.page, { page })
}
