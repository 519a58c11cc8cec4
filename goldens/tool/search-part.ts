import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localSearch } from '../../packages/keep-it-simple/src/services/search-local.ts'
import { buildFixture, buildOwnSite, contentHash } from './built-sites.ts'
import { readGolden, REPOSITORY, type Golden } from './golden-files.ts'
import { articlesChanged, skippedNote, type PartOptions } from './pages-part.ts'
import { sourcesLine } from './site-pages.ts'

/** Addresses recorded of each answer. */
const SHOWN = 5
const LANGS = ['zh-CN', 'en-US'] as const

/** Ranked answers of a fixture and, while its articles are the recorded ones, of the blog. */
export async function search({ update, built }: PartOptions): Promise<Golden> {
  const fixture = await buildFixture(REPOSITORY, 'everything')
  const files = new Map([['search/everything.tsv', await answers(fixture, 'everything')]])
  const owns = ['search/everything.tsv']
  const sources = contentHash(REPOSITORY, 'site')
  if (!update && articlesChanged('search/site.tsv', sources))
    return { files, owns, notes: [skippedNote('site', 'search')] }
  const blog = await buildOwnSite(REPOSITORY, 'site', built)
  files.set('search/site.tsv', `${sourcesLine(sources)}\n${await answers(blog, 'site')}`)
  return { files, owns: [...owns, 'search/site.tsv'] }
}

/** A line per query: its language, its text and the addresses of the best pages; `?` marks weak ones. */
async function answers(dist: string, name: string): Promise<string> {
  const queries = readGolden(`search/queries-${name}.tsv`)!.trimEnd().split('\n')
  const fetched = globalThis.fetch
  globalThis.fetch = readFrom(dist)
  try {
    const provider = localSearch('/', LANGS)
    const lines: string[] = []
    for (const query of queries) {
      const [short, text] = query.split('\t')
      const lang = short === 'zh' ? LANGS[0] : LANGS[1]
      const asked = { text: text!, langs: [lang], limit: SHOWN }
      const { total, pages } = await provider.search(asked, new AbortController().signal)
      const found = pages.map(({ address, weak }) => (weak ? `${address}?` : address))
      lines.push([short, text, total, ...found].join('\t'))
    }
    return `${lines.join('\n')}\n`
  } finally {
    globalThis.fetch = fetched
  }
}

/** Answers requests with files of a built site. */
const readFrom =
  (dist: string): typeof fetch =>
  async (input) => {
    const file = join(dist, decodeURI(input as string))
    return existsSync(file)
      ? new Response(readFileSync(file, 'utf8'))
      : new Response('', { status: 404 })
  }
