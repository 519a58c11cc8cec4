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

/** What Pagefind says about a page, in our types. */
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
  // It counts the space behind a word to the word.
  const tidy = excerpt.replace(/(\s+)<\/mark>/g, '</mark>$1')
  return partsOf(tidy, '<mark>', '</mark>').flatMap((part) => {
    const text = unescapeText(part.text)
    return part.marked ? { ...part, text } : markWords(text, query)
  })
}

/** Whether the page has these very characters; between words the index has spaces nobody sees. */
export const hasText = ({ content }: PagefindPage, text: string): boolean =>
  content.replaceAll('\u200B', '').includes(text)

/** Endings a stemmer may take off, in letters. */
const ENDING = 5
/** No word is shortened to fewer. */
const LEAST = 3

/** Scripts of languages whose words differ at their ends. */
const SUFFIXED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]+/gu

/**
 * Pagefind shortens a word it does not know until something begins with it, down to one letter. A
 * page has the words of a query when it has at least their stems.
 */
export function hasWords({ content, meta }: PagefindPage, query: string): boolean {
  const text = [content, ...Object.values(meta)].join(' ').toLowerCase()
  const words = query.toLowerCase().match(SUFFIXED) ?? []
  return words.every((word) => text.includes(word.slice(0, Math.max(LEAST, word.length - ENDING))))
}
