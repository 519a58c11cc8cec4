import type { Lang } from '#model/locale.ts'
import { decodePath } from '#model/path.ts'
import type { SearchPage } from '#model/search.ts'

/** More would be a list to read, not a way on. */
const SHOWN = 3

/** Asks the site's names for what an address says. */
export async function nearPages(
  base: string,
  lang: Lang,
  pathname: string,
  signal: AbortSignal,
): Promise<readonly SearchPage[]> {
  const text = wordsOf(pathname)
  if (text === '') return []
  // Imported as the dialog does: what both need stays in files that nobody else loads.
  const { localSearch } = await import('./search-local.ts')
  const query = { text, langs: [lang], limit: SHOWN }
  const { pages, nearest = [] } = await localSearch(base, [lang]).search(query, signal)
  return [...pages, ...nearest].slice(0, SHOWN)
}

/** The words of the last part that has any: dates and endings say nothing of the page. */
export function wordsOf(pathname: string): string {
  const parts = decodePath(pathname)
    .replace(/\.(?:html?|md|php|aspx?)$/i, '')
    .split('/')
    .map((part) => part.replace(/[-_+.]+/g, ' ').trim())
    .filter((part) => /\p{L}/u.test(part) && part !== 'index')
  return parts.at(-1) ?? ''
}
