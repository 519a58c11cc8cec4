import type { Lang } from '#model/locale.ts'
import { decodePath } from '#model/path.ts'
import { SECTIONS_SHOWN, type SearchPage } from '#model/search.ts'
import {
  cutAround,
  dropLead,
  markWords,
  partsOf,
  unescapeText,
  type SnippetPart,
} from '#model/snippet.ts'
import type { PagefindPage } from './pagefind.ts'

/** What Pagefind tells of a page, in our words. */
export function pageOf(found: PagefindPage, lang: Lang, query: string): SearchPage {
  const { url, meta, content, filters, sub_results: places } = found
  const address = decodePath(url)
  const title = meta['title'] ?? address
  const sections = places.flatMap(({ anchor, title: section, excerpt }) => {
    const snippet = dropLead(parts(excerpt, query), section)
    return anchor ? [{ address: `${address}#${anchor.id}`, title: section, snippet }] : []
  })
  const own = places.find(({ anchor }) => !anchor)
  const snippet = own
    ? dropLead(parts(own.excerpt, query), title)
    : sections.length > 0
      ? []
      : cutAround(withoutLead(content, title), query)
  const [series] = filters['series'] ?? []
  return {
    address,
    title,
    lang,
    ...(series !== undefined && { series }),
    ...(snippet.length > 0 && { snippet }),
    sections: sections.slice(0, SECTIONS_SHOWN),
  }
}

const withoutLead = (content: string, title: string): string =>
  dropLead([{ text: content }], title)
    .map(({ text }) => text)
    .join('')

/** Pagefind marks the places it ranked; the reader looks for every one. */
function parts(excerpt: string, query: string): SnippetPart[] {
  return partsOf(excerpt, '<mark>', '</mark>').flatMap((part) => {
    const text = unescapeText(part.text)
    return part.marked ? { ...part, text } : markWords(text, query)
  })
}
