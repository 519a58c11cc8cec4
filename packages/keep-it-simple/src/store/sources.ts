import { siteStore, type Store } from './store.ts'

/** Compiled files below `docs/`. `head` is what most runs need; the page and its body are read on demand. */
export class SourceTable {
  readonly #store: Store

  constructor(out: string) {
    this.#store = siteStore(out)
  }

  heads(): { readonly file: string; readonly head: string }[] {
    return this.#store.statement('SELECT file, head FROM source').all() as never
  }

  head(file: string): string | undefined {
    return this.#column('head', file)
  }

  page(file: string): string | undefined {
    return this.#column('page', file)
  }

  /** The body as JSON text. */
  body(file: string): string | undefined {
    return this.#column('body', file)
  }

  put(file: string, head: string, page: string, body: string): void {
    this.#store.run('INSERT OR REPLACE INTO source VALUES (?, ?, ?, ?)', file, head, page, body)
  }

  setHead(file: string, head: string): void {
    this.#store.run('UPDATE source SET head = ? WHERE file = ?', head, file)
  }

  remove(file: string): void {
    this.#store.run('DELETE FROM source WHERE file = ?', file)
  }

  #column(name: 'head' | 'page' | 'body', file: string): string | undefined {
    const row = this.#store.statement(`SELECT ${name} FROM source WHERE file = ?`).get(file)
    return row?.[name] as string | undefined
  }
}
