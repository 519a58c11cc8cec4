import {
  filesFor,
  INDEX_FORMAT,
  nameTable,
  summed,
  textTable,
  type GroupFile,
  type IndexManifest,
  type PieceFile,
  type PieceList,
  type Row,
} from './index-files.ts'
import type { PageEntry } from './page-entry.ts'
import type { TermTable } from './sorted-terms.ts'

export type Load = (file: string) => Promise<unknown>

/** The index of one language, fetched in the pieces that are asked for. */
export class IndexReader {
  private readonly files = new Map<string, Promise<unknown>>()
  private readonly load: Load
  readonly manifest: IndexManifest

  constructor(manifest: unknown, load: Load) {
    this.manifest = manifest as IndexManifest
    if (this.manifest.format !== INDEX_FORMAT) throw new Error('The index is of another version')
    this.load = load
  }

  /** Each once; what failed is asked for again. */
  private once<T>(key: string, get: () => Promise<T>): Promise<T> {
    let found = this.files.get(key)
    if (!found) {
      found = get()
      this.files.set(key, found)
      found.catch(() => this.files.delete(key))
    }
    return found as Promise<T>
  }

  private file<T>(name: string): Promise<T> {
    return this.once(name, () => this.load(name) as Promise<T>)
  }

  /** Terms of names that begin so, among others. */
  names(beginning: string): Promise<TermTable<Row>[]> {
    return this.tables(this.manifest.names, beginning, 'names', nameTable)
  }

  /** The same in texts. */
  async texts(beginning: string): Promise<TermTable<Row>[]> {
    const tables = this.manifest.texts.map(async ({ list, first }) => {
      const read = (piece: PieceFile) => textTable(piece, first)
      return this.tables(await this.file<PieceList>(list), beginning, `from ${first}`, read)
    })
    return (await Promise.all(tables)).flat()
  }

  /** Parts with the same words share a file, and each counts its pages from its own first one. */
  private tables(
    { starts, files }: PieceList,
    beginning: string,
    part: string,
    read: (piece: PieceFile) => TermTable<Row>,
  ): Promise<TermTable<Row>[]> {
    return Promise.all(
      filesFor(starts, beginning).map((index) => {
        const name = files[index]!
        return this.once(`${part} ${name}`, () => this.file<PieceFile>(name).then(read))
      }),
    )
  }

  async entry(doc: number): Promise<PageEntry> {
    const { entries, step } = this.manifest
    const name = entries[Math.floor(doc / step)]!
    return (await this.file<readonly PageEntry[]>(name))[doc % step]!
  }

  groups(): Promise<GroupFile> {
    return this.file<GroupFile>(this.manifest.groups)
  }

  /** The pages of a series, with a tag, or both. */
  async members(series: string | undefined, tag: string | undefined): Promise<Set<number>> {
    const groups = await this.groups()
    const inSeries = series === undefined ? undefined : pagesOf(groups.series, series)
    const tagged = tag === undefined ? undefined : pagesOf(groups.tags, tag)
    const all = inSeries ?? tagged ?? []
    const also = new Set(tagged ?? all)
    return new Set(all.filter((doc) => also.has(doc)))
  }

  /** What a Chinese name sounds like; nothing where a character is unknown. */
  async soundOf(text: string): Promise<string | undefined> {
    const { sounds } = this.manifest
    if (sounds === undefined) return undefined
    const table = await this.file<Readonly<Record<string, string>>>(sounds)
    const bySound = Object.entries(table)
    const found = [...text].map((one) => bySound.find(([, all]) => all.includes(one))?.[0])
    return found.every((one) => one !== undefined) ? found.join('') : undefined
  }
}

/** A tag may be called `constructor`, and another language may not have it. */
const pagesOf = (group: GroupFile['tags'], name: string): number[] =>
  Object.hasOwn(group, name) ? summed(group[name]!) : []
