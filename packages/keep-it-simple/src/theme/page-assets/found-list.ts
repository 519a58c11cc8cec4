import { textDirection } from '#model/language.ts'
import { toHref } from '#model/path.ts'
import type { SearchPage } from '#model/search.ts'
import type { SnippetPart } from '#model/snippet.ts'

/** Pages that were found, as a list of links, under a heading if they have one. */
export const foundList =
  (base: string) =>
  (pages: readonly SearchPage[], heading?: string): HTMLElement[] => {
    if (pages.length === 0) return []
    const list = document.createElement('ul')
    list.append(...pages.map((page) => item(page, base)))
    if (heading === undefined) return [list]
    const head = document.createElement('h2')
    head.textContent = heading
    return [head, list]
  }

function item(page: SearchPage, base: string): HTMLElement {
  const { address, marked: title, section, snippet, sections } = page
  const line = document.createElement('li')
  line.lang = page.lang
  line.dir = textDirection(page.lang)
  const name = section ? [...title, { text: ' › ' }, ...section] : title
  line.append(...entry(base, { address, title: name, snippet }))
  if (sections.length === 0) return line
  const list = document.createElement('ul')
  for (const one of sections) {
    const inner = document.createElement('li')
    inner.append(...entry(base, one))
    list.append(inner)
  }
  line.append(list)
  return line
}

interface Entry {
  readonly address: string
  readonly title: readonly SnippetPart[]
  readonly snippet: readonly SnippetPart[] | undefined
}

function entry(base: string, { address, title, snippet = [] }: Entry): HTMLElement[] {
  const link = document.createElement('a')
  link.href = toHref(base, address)
  link.append(...marked(title))
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
