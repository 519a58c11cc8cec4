import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { PageData, Redirect } from '#model/page.ts'
import { PAGE_FORMAT } from '#model/page.ts'
import type { ShelfIndex, ShelfRow } from '#model/shelf.ts'

const MARK = /\uE0F0(\d+)\uE0F1/g

/** The only reader of `.content/`. Pages are read one by one: the shelf is never in memory whole. */
export class Library {
  readonly index: ShelfIndex
  private readonly folder: string
  private readonly rows: ReadonlyMap<string, ShelfRow>
  private readonly redirects: ReadonlyMap<string, string>
  private readonly descriptor: number

  constructor(folder: string) {
    this.folder = folder
    this.index = JSON.parse(readFileSync(join(folder, 'shelf.json'), 'utf8')) as ShelfIndex
    this.rows = new Map(this.index.pages.map((row) => [row[0], row]))
    this.redirects = new Map(this.index.redirects)
    this.descriptor = openSync(join(folder, 'pages.jsonl'), 'r')
  }

  /** A page's data as it is published: one JSON text. */
  text(path: string): string | undefined {
    const row = this.rows.get(path)
    if (row) return this.read(row)
    const target = this.redirects.get(path)
    if (target === undefined) return undefined
    const redirect: Redirect = { format: PAGE_FORMAT, redirect: target }
    return JSON.stringify(redirect)
  }

  find(path: string): PageData | Redirect | undefined {
    const text = this.text(path)
    return text === undefined ? undefined : (JSON.parse(text) as PageData | Redirect)
  }

  close(): void {
    closeSync(this.descriptor)
  }

  private read([, offset, length, , bodyHash, refs]: ShelfRow): string {
    const buffer = Buffer.allocUnsafe(length)
    readSync(this.descriptor, buffer, 0, length, offset)
    const data = buffer.toString('utf8')
    if (bodyHash === '') return data
    const stored = readFileSync(
      join(this.folder, 'bodies', bodyHash.slice(0, 2), `${bodyHash}.json`),
      'utf8',
    )
    const body =
      refs.length === 0
        ? stored
        : stored.replace(MARK, (_, index: string) => refs[Number(index)] ?? '')
    return `${data.slice(0, -1)},"body":${body}}`
  }
}
