import type { SearchAnswer } from '#model/search.ts'

/** What stays where it is when the rest of an answer arrives: sure hits, and what is meant by the words. */
export function beginningOf({ total, pages, suggestion }: SearchAnswer): SearchAnswer {
  const end = pages.findIndex(({ weak }) => weak)
  return {
    total,
    pages: end < 0 ? pages : pages.slice(0, end),
    ...(suggestion !== undefined && { suggestion }),
  }
}

/** More of an answer: what is in sight stays as it is drawn, and the rest comes below it. */
export function continued(seen: SearchAnswer, whole: SearchAnswer): SearchAnswer {
  const before = new Set(seen.pages.map(({ address }) => address))
  const pages = [...seen.pages, ...whole.pages.filter(({ address }) => !before.has(address))]
  const suggestion = seen.suggestion ?? whole.suggestion
  return {
    ...whole,
    pages,
    total: Math.max(whole.total, pages.length),
    ...(suggestion !== undefined && { suggestion }),
  }
}

/** Every hit that can be chosen, from top to bottom: pages and their sections. */
export function addressesOf(answer: SearchAnswer | undefined): string[] {
  return [...(answer?.pages ?? []), ...(answer?.others ?? [])].flatMap(({ address, sections }) => [
    address,
    ...sections.map((section) => section.address),
  ])
}

/** Where the weak hits begin; behind the last page where there are none. */
export const weakFrom = ({ pages }: SearchAnswer): number =>
  pages.findLastIndex(({ weak }) => !weak) + 1
