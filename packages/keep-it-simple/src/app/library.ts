import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { OutlinedPage, PageData, Redirect } from '#model/page.ts'
import {
  bodyPath,
  fillRefs,
  STORE_FORMAT,
  type StoreIndex,
  type StoreRow,
} from '#model/page-store.ts'

/** The only reader of `.content/`. Pages are read one by one: the page store is never in memory as a whole. */
export class Library {
  readonly index: StoreIndex
  private readonly folder: string
  private readonly rows: ReadonlyMap<string, StoreRow>
  private readonly redirects: ReadonlyMap<string, string>
  private readonly descriptor: number

  constructor(folder: string) {
    this.folder = folder
    this.index = JSON.parse(readFileSync(join(folder, 'store.json'), 'utf8')) as StoreIndex
    if (this.index.format !== STORE_FORMAT)
      throw new Error('The page store was written by another version: build again')
    this.rows = new Map(this.index.pages.map((row) => [row[0], row]))
    this.redirects = new Map(this.index.redirects)
    this.descriptor = openSync(join(folder, 'pages.jsonl'), 'r')
  }

  /** A page's data as JSON. */
  text(path: string): string | undefined {
    const row = this.rows.get(path)
    if (row) return this.read(row)
    const target = this.redirects.get(path)
    if (target === undefined) return undefined
    const redirect: Redirect = { redirect: target }
    return JSON.stringify(redirect)
  }

  /** The same without its body: enough for lists, feeds and search. */
  outline(path: string): OutlinedPage | undefined {
    const row = this.rows.get(path)
    return row && (JSON.parse(this.line(row)) as OutlinedPage)
  }

  find(path: string): PageData | Redirect | undefined {
    const text = this.text(path)
    return text === undefined ? undefined : (JSON.parse(text) as PageData | Redirect)
  }

  *pages(): Generator<PageData> {
    for (const [path] of this.index.pages) yield this.find(path) as PageData
  }

  close(): void {
    closeSync(this.descriptor)
  }

  private line([, offset, length]: StoreRow): string {
    const buffer = Buffer.allocUnsafe(length)
    readSync(this.descriptor, buffer, 0, length, offset)
    return buffer.toString('utf8')
  }

  private read(row: StoreRow): string {
    const [, , , , bodyHash, refs] = row
    const data = this.line(row)
    if (bodyHash === '') return data
    const body = fillRefs(readFileSync(join(this.folder, bodyPath(bodyHash)), 'utf8'), refs)
    return `${data.slice(0, -1)},"body":${body}}`
  }
}
