import { createHash } from 'node:crypto'
import type { OutlinedPage, PageData, Redirect } from '#model/page.ts'
import { fillRefs, type StoredPage, type StoreIndex } from '#model/page-store.ts'
import { readingTime } from '#model/reading-time.ts'
import type { SiteGraph } from '#model/site-graph.ts'
import { SourceTable } from './sources.ts'
import { siteStore, type Store } from './store.ts'

/** A page as it is written. What a text alone decides is kept apart, so that an edit of it is one small update. */
export interface PageRow {
  readonly path: string
  /** Without its body and its reading time. */
  readonly data: object
  /** File below `docs/` its body comes from; empty where it has none. */
  readonly file: string
  /** Addresses behind the marks in the body. */
  readonly refs: readonly string[]
  /** Whether readers see how long it takes to read. */
  readonly isTimed: boolean
  readonly text: PageText
}

/** What changes with the text of a file, and with nothing else. */
export interface PageText {
  /** Hash of the body; empty where the page has none. */
  readonly body: string
  /** Hash of the Markdown. */
  readonly source: string
  readonly words: number
}

/** Of all pages together. */
export interface SiteRow {
  readonly redirects: StoreIndex['redirects']
  readonly media: StoreIndex['media']
  readonly locked: StoreIndex['locked']
  readonly graph: SiteGraph
}

const shortHash = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 16)

/** Pages and what is known of all of them, as the last complete run wrote them. */
export class PageTable {
  readonly #store: Store
  readonly #sources: SourceTable
  #redirects: ReadonlyMap<string, string> | undefined

  constructor(out: string) {
    this.#store = siteStore(out)
    this.#sources = new SourceTable(out)
  }

  /** Replaces all pages with those that `fill` adds; the same ones are not written again. */
  replace(fill: (add: (row: PageRow) => void) => Promise<SiteRow>): Promise<void> {
    return this.#store.writing(async () => {
      const before = new Map<unknown, string>()
      for (const row of this.#store.statement('SELECT path, hash, place FROM page').all())
        before.set(row['path'], `${String(row['place'])} ${String(row['hash'])}`)
      let place = 0
      const site = await fill(({ path, data, file, refs, isTimed, text }) => {
        const json = JSON.stringify(data)
        const listed = JSON.stringify(refs)
        const hash = shortHash(json, listed, file, String(isTimed))
        if (before.get(path) !== `${place} ${hash}`)
          this.#store.run(
            'INSERT OR REPLACE INTO page VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
            path,
            place,
            hash,
            file,
            text.body,
            text.source,
            isTimed ? text.words : null,
            listed,
            json,
          )
        before.delete(path)
        place++
      })
      for (const path of before.keys())
        this.#store.run('DELETE FROM page WHERE path = ?', path as string)
      const { graph, ...rest } = site
      this.#store.put('site', 'pages', JSON.stringify(rest))
      this.#store.put('site', 'graph', JSON.stringify(graph))
    })
  }

  /** Brings what only depends on texts up to date. */
  setTexts(textOf: (file: string) => PageText | undefined): void {
    this.#store.write(() => {
      const rows = this.#store.statement(
        "SELECT path, file, body, source, words FROM page WHERE file <> ''",
      )
      for (const { path, file, body, source, words } of rows.all()) {
        const text = textOf(file as string)
        if (!text) continue
        const now = [body === '' ? '' : text.body, text.source, words === null ? null : text.words]
        if (now.every((value, at) => value === [body, source, words][at])) continue
        this.#store.run(
          'UPDATE page SET body = ?, source = ?, words = ? WHERE path = ?',
          ...now,
          path as string,
        )
      }
    })
  }

  /** Every page without its data; nothing where no run was complete yet. */
  index(): StoreIndex | undefined {
    const site = this.#site()
    if (!site) return undefined
    const rows = this.#store
      .statement('SELECT path, hash, body, source, words FROM page ORDER BY place')
      .all() as { path: string; hash: string; body: string; source: string; words: number | null }[]
    const pages = rows.map(({ path, hash, body, source, words }): StoredPage => ({
      path,
      hash: shortHash(hash, body, source, String(words)),
      body,
    }))
    const { redirects, media, locked } = site
    return { pages, redirects, media, locked }
  }

  graph(): SiteGraph {
    return this.#store.json('site', 'graph') as SiteGraph
  }

  /** A page's data as JSON, with its body; at an old address, where it leads. */
  text(path: string): string | undefined {
    const row = this.#row(path, 'file, body, refs, words, data')
    if (!row) {
      this.#redirects ??= new Map(this.#site()?.redirects ?? [])
      const redirect = this.#redirects.get(path)
      return redirect === undefined ? undefined : JSON.stringify({ redirect } satisfies Redirect)
    }
    const { file, body, refs } = row
    if (body === '') return outline(row)
    const json = this.#sources.body(file as string)
    // A run that failed may have compiled the file again: its text belongs to no complete run.
    if (json === undefined || bodyHash(json) !== body)
      throw new Error(`docs/${String(file)} has changed since the site was built`)
    const filled = fillRefs(json, JSON.parse(refs as string) as string[])
    return `${outline(row).slice(0, -1)},"body":${filled}}`
  }

  /** The same without its body: enough for lists, feeds and search. */
  outline(path: string): OutlinedPage | undefined {
    const row = this.#row(path, 'words, data')
    return row && (JSON.parse(outline(row)) as OutlinedPage)
  }

  find(path: string): PageData | Redirect | undefined {
    const text = this.text(path)
    return text === undefined ? undefined : (JSON.parse(text) as PageData | Redirect)
  }

  *pages(): Generator<PageData> {
    const rows = this.#store.statement('SELECT path FROM page ORDER BY place').all()
    for (const { path } of rows) yield this.find(path as string) as PageData
  }

  #site(): Omit<SiteRow, 'graph'> | undefined {
    return this.#store.json('site', 'pages') as Omit<SiteRow, 'graph'> | undefined
  }

  #row(path: string, columns: string) {
    return this.#store.statement(`SELECT ${columns} FROM page WHERE path = ?`).get(path)
  }
}

export const bodyHash = (json: string): string =>
  createHash('sha256').update(json).digest('hex').slice(0, 32)

function outline({ data, words }: Readonly<Record<string, unknown>>): string {
  if (words === null) return data as string
  const time = JSON.stringify(readingTime(words as number))
  return `${(data as string).slice(0, -1)},"readingTime":${time}}`
}
