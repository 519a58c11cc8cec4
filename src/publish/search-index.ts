import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { close, createIndex } from 'pagefind'
import { innerCharacters } from '#model/chinese-words.ts'
import type { DeploySettings } from '#model/deploy.ts'
import { escapeHtml } from '#model/escape-html.ts'
import type { ContentPage, PageData } from '#model/page.ts'
import { dataFile } from '#model/path.ts'
import { htmlOf, isSearchable, seriesOf, textOf } from '#model/search-records.ts'
import type { ShelfIndex } from '#model/shelf.ts'
import type { SiteConfig } from '#model/site.ts'
import { compressFile } from './compress.ts'
import { pinyinInitials } from './pinyin-initials.ts'
import { SEARCH_PRELUDE } from './search-script.ts'

/** Raised when the same pages would give another index. */
const FORMAT = 3
/** Pages handed over at a time. */
const BATCH = 100
/** Of what Pagefind writes, what our dialog does without. */
const UNUSED = ['ui', 'modular-ui', 'component-ui', 'highlight', 'worker'].flatMap((name) => [
  `pagefind-${name}.js`,
  `pagefind-${name}.css`,
])
/** Drawn, computed or pressed: no text. */
const UNSPOKEN = ['.anchor', '.code-lang', 'button', 'math', 'svg']

export interface SearchIndexInput {
  readonly shelf: ShelfIndex
  readonly content: string
  readonly dist: string
  readonly site: Pick<SiteConfig, 'search'>
  readonly deploy: Pick<DeploySettings, 'compress'>
}

/** Indexes what was printed, once more only if a page differs. Gives the number of pages indexed. */
export async function buildSearchIndex(input: SearchIndexInput): Promise<number> {
  const record = join(input.content, 'searched')
  const folder = join(input.dist, 'pagefind')
  if (input.site.search) {
    // A service answers; what an earlier build left must not stay behind.
    for (const path of [record, folder]) rmSync(path, { recursive: true, force: true })
    return 0
  }
  const identity = identityOf(input)
  const isCurrent = existsSync(record) && readFileSync(record, 'utf8') === identity
  if (isCurrent && existsSync(join(folder, 'pagefind.js'))) return 0
  rmSync(record, { force: true })
  const fresh = `${folder}.new`
  rmSync(fresh, { recursive: true, force: true })
  const indexed = await writeIndex(input, fresh)
  for (const file of UNUSED) rmSync(join(fresh, file), { force: true })
  const script = join(fresh, 'pagefind.js')
  const text = SEARCH_PRELUDE + readFileSync(script, 'utf8')
  writeFileSync(script, text)
  compressFile(script, text, input.deploy.compress, 'asset')
  rmSync(folder, { recursive: true, force: true })
  renameSync(fresh, folder)
  writeFileSync(record, identity)
  return indexed
}

function identityOf({ shelf, deploy }: SearchIndexInput): string {
  const made = [FORMAT, SEARCH_PRELUDE, ...deploy.compress].join()
  const hash = createHash('sha256').update(made)
  for (const [path, , , pageHash] of shelf.pages) hash.update(path).update(pageHash)
  return hash.digest('hex')
}

async function writeIndex({ shelf, dist }: SearchIndexInput, out: string): Promise<number> {
  try {
    const { index, errors } = await createIndex({ excludeSelectors: UNSPOKEN })
    if (!index) throw new Error(errors.join('\n'))
    let indexed = 0
    for (let start = 0; start < shelf.pages.length; start += BATCH) {
      const pages = shelf.pages
        .slice(start, start + BATCH)
        .map(([path]) => JSON.parse(readFileSync(join(dist, dataFile(path)), 'utf8')) as PageData)
        .filter(isSearchable)
      const files = pages.map((page) => ({ url: page.path, content: documentOf(page) }))
      const answers = await Promise.all(files.map((file) => index.addHTMLFile(file)))
      refuse(answers.flatMap((answer) => answer.errors))
      indexed += pages.length
    }
    refuse((await index.writeFiles({ outputPath: out })).errors)
    return indexed
  } finally {
    await close()
  }
}

function refuse(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`The search index: ${errors.join('\n')}`)
}

/** The page as the indexer reads it: its title, its text, and nothing of the chrome around them. */
function documentOf(page: ContentPage): string {
  const filter = (name: string, value: string) =>
    `<i data-pagefind-filter="${name}">${escapeHtml(value)}</i>`
  const series = seriesOf(page)
  const initials = pinyinInitials(page.title)
  const html = htmlOf(page.body)
  const inner = innerCharacters(`${page.title} ${textOf(html)}`).join(' ')
  return [
    `<!doctype html><html lang="${page.lang}"><body>`,
    series === undefined ? '' : filter('series', series),
    ...(page.tags ?? []).map(({ name }) => filter('tag', name)),
    initials && `<i data-pagefind-meta="initials">${initials}</i>`,
    inner && `<i data-pagefind-meta="inner">${inner}</i>`,
    `<main data-pagefind-body><h1 data-pagefind-meta="title">${escapeHtml(page.title)}</h1>`,
    html,
    '</main></body></html>',
  ].join('\n')
}
