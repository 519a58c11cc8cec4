import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IndexReader } from '#search/index-reader.ts'
import type { SearchIndexInput } from '#publish/search/search-index.ts'
import { TinySite, type Files } from './tiny-site.ts'

/** A site whose pages are indexed and not drawn. */
export class IndexSite {
  readonly site: TinySite
  readonly dist: string = mkdtempSync(join(tmpdir(), 'search-index-'))

  constructor(files: Files) {
    this.site = new TinySite(files)
  }

  /** Compiles the pages; gives what their index is built from. */
  async input(more: Partial<SearchIndexInput> = {}): Promise<SearchIndexInput> {
    const { store, diagnostics } = await this.site.build()
    if (!store) throw new Error(JSON.stringify(diagnostics))
    return {
      store,
      content: this.site.settings.out,
      dist: this.dist,
      site: { base: '/', locales: this.site.settings.site.locales },
      ...more,
    }
  }

  /** The files of the index. */
  files(): string[] {
    const entries = readdirSync(this.dist, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(this.dist.length + 1))
      .sort()
  }

  contents(): Record<string, string> {
    const read = (name: string) => readFileSync(join(this.dist, name), 'latin1')
    return Object.fromEntries(this.files().map((name) => [name, read(name)]))
  }

  /** When each file was written; a file that is written again is another. */
  written(): Record<string, string> {
    const of = (name: string) => {
      const { ino, mtimeNs } = statSync(join(this.dist, name), { bigint: true })
      return `${ino} ${mtimeNs}`
    }
    return Object.fromEntries(this.files().map((name) => [name, of(name)]))
  }

  /** Asks the files, as a browser would. */
  reader(lang: string): IndexReader {
    const json = (name: string): unknown =>
      JSON.parse(readFileSync(join(this.dist, 'search-index', name), 'utf8'))
    return new IndexReader(json(`${lang}.json`), async (name) => json(`pieces/${name}.json`))
  }

  remove(): void {
    this.site.remove()
    rmSync(this.dist, { recursive: true, force: true })
  }
}
