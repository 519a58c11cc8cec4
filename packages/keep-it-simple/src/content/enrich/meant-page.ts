import { posix } from 'node:path'
import type { FoundLink } from '../markdown/page-env.ts'
import type { PlacedPage } from '../placed-page.ts'

type Pages = Iterable<PlacedPage>

/** The only page of that file name, wherever it lies now; every folder has a README. */
export function pageNamed(file: string, pages: Pages): PlacedPage | undefined {
  const name = posix.basename(file)
  if (/^(?:readme|index)\.md$/i.test(name)) return undefined
  return only(pages, (page) => posix.basename(page.source.file) === name)
}

/** The only page of this language whose address ends like the one that is gone. */
export function pageEnding(
  address: string,
  page: PlacedPage,
  pages: Pages,
): PlacedPage | undefined {
  const last = lastPart(address)
  if (last === undefined) return undefined
  return only(
    pages,
    (one) => one.locale.prefix === page.locale.prefix && lastPart(one.path) === last,
  )
}

/** The only page of this language with the title that the link has for its words. */
export function pageTitled(
  { text }: FoundLink,
  page: PlacedPage,
  pages: Pages,
): PlacedPage | undefined {
  if (text === undefined) return undefined
  return only(
    pages,
    (one) => one.locale.prefix === page.locale.prefix && one.frontmatter.title === text,
  )
}

const lastPart = (address: string): string | undefined =>
  address
    .replace(/(?:\.html)?\/?$/i, '')
    .split('/')
    .at(-1) || undefined

function only(pages: Pages, isMeant: (page: PlacedPage) => boolean): PlacedPage | undefined {
  let found: PlacedPage | undefined
  for (const page of pages) {
    if (!isMeant(page)) continue
    if (found) return undefined
    found = page
  }
  return found
}
