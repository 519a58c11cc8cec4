import { textDirection } from '#model/language.ts'
import { toHref } from '#model/path.ts'
import type { SearchPage } from '#model/search.ts'
import { markWords, type SnippetPart } from '#model/snippet.ts'

/** Pages that were found, as a list of links under a heading, where they have one. */
export const foundList =
  (base: string, text: string) =>
  (pages: readonly SearchPage[], heading?: string): HTMLElement[] => {
    if (pages.length === 0) return []
    const list = document.createElement('ul')
    list.append(...pages.map((page) => item(page, base, text)))
    if (heading === undefined) return [list]
    const head = document.createElement('h2')
    head.textContent = heading
    return [head, list]
  }

function item(page: SearchPage, base: string, text: string): HTMLElement {
  const line = document.createElement('li')
  line.lang = page.lang
  line.dir = textDirection(page.lang)
  line.append(...entry(page.address, page.title, page.snippet, base, text))
  if (page.sections.length > 0) {
    const sections = document.createElement('ul')
    for (const { address, title, snippet } of page.sections) {
      const section = document.createElement('li')
      section.append(...entry(address, title, snippet, base, text))
      sections.append(section)
    }
    line.append(sections)
  }
  return line
}

function entry(
  address: string,
  title: string,
  snippet: readonly SnippetPart[] = [],
  base: string,
  text: string,
): HTMLElement[] {
  const link = document.createElement('a')
  link.href = toHref(base, address)
  link.append(...marked(markWords(title, text)))
  if (snippet.length === 0) return [link]
  const words = document.createElement('p')
  words.append(...marked(snippet))
  return [link, words]
}

const marked = (parts: readonly SnippetPart[]): (string | HTMLElement)[] =>
  parts.map((part) => {
    if (!part.marked) return part.text
    const mark = document.createElement('mark')
    mark.textContent = part.text
    return mark
  })
