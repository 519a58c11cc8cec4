import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalPage, shortHash } from './html-lines.ts'
import { pageKind, pageLang } from './page-kind.ts'

/** A page larger than this is recorded as its beginning and a hash. */
const LARGEST = 60_000

export interface SitePage {
  readonly path: string
  readonly kind: string
  readonly lang: string
  readonly head: string
  readonly body: string
}

/** Every document of a built site, by address. */
export function sitePages(dist: string, dates: 'shown' | 'hidden'): SitePage[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = readFileSync(join(dist, file), 'utf8')
      const path = `/${file.replaceAll('\\', '/')}`.replace(/\/index\.html$/, '/')
      return { path, kind: pageKind(html), lang: pageLang(html), ...normalPage(html, dates) }
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** A line per page; head and body apart, since most changes touch one of them. */
export function pageTable(pages: readonly SitePage[], sources?: string): string {
  const lines = pages.map(({ path, kind, lang, head, body }) =>
    [path, kind, lang, shortHash(head), shortHash(body)].join('\t'),
  )
  const first = sources === undefined ? [] : [sourcesLine(sources)]
  return [...first, 'path\tkind\tlang\thead\tbody', ...lines, ''].join('\n')
}

/** Recorded in the first line of a golden of a site whose articles change without the engine. */
export const sourcesLine = (hash: string): string => `# sources ${hash}`

export function pageText({ head, body }: SitePage): string {
  const text = head + body
  if (text.length <= LARGEST) return text
  const end = text.lastIndexOf('\n', LARGEST)
  return `${text.slice(0, end)}\n… the rest has the hash ${shortHash(text.slice(end))}\n`
}

/** The file below `goldens/` with the full text of a page. */
export function pageFile(site: string, path: string): string {
  const name = path.replace(/^\/|\/$|\.html$/g, '')
  return `pages/${site}/${name === '' ? 'index' : name}.html`
}
