import { COMMENTS_ID } from '#model/discussion.ts'
import type { ContentPage } from '#model/page.ts'
import { textOf } from '#model/search-records.ts'

/** The page a document shows: what lists and searches need of it. A page of lists has no body. */
export function readDocument(html: string, path: string): ContentPage {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const all = (selector: string) => [...page.querySelectorAll<HTMLElement>(selector)]
  const meta = (name: string) =>
    all(`meta[property="${name}"]`).map((tag) => tag.getAttribute('content') ?? '')
  const body = all('.prose').map(({ innerHTML }) => innerHTML)
  const said = all('.comments .said').map(
    ({ innerHTML }) =>
      `<h2 id="${COMMENTS_ID}">${all('.comments h2')[0]!.innerHTML}</h2>${innerHTML}`,
  )
  const crumbs = all('.crumbs li').map(({ textContent }) => ({ text: textContent }))
  return {
    type: 'content',
    path,
    lang: page.documentElement.lang,
    locale: '/',
    title: meta('og:title')[0] ?? page.title,
    layout: 'Layout',
    // Articles and notes, and nothing else, have breadcrumbs.
    pageLayout: crumbs.length > 0 ? 'doc' : 'page',
    filePathRelative: '',
    frontmatter: { search: page.querySelector('#kis-client[data-unsearched]') === null },
    headings: all('.prose :is(h1, h2, h3, h4, h5, h6)[id]').map((heading) => ({
      id: heading.id,
      level: Number(heading.localName[1]),
      text: textOf(heading.innerHTML),
    })),
    crumbs,
    tags: meta('article:tag').map((name) => ({ name, count: 1, path: '' })),
    body: [...body, ...said].join(''),
  }
}
