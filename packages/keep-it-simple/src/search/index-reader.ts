import type { Lang } from '#model/locale.ts'
import type { MatchField } from '#model/search.ts'
import { FIELDS } from './ranking.ts'

/** Raised when older scripts can no longer read newer files. */
export const INDEX_FORMAT = 2

/** The index of one language. It names every other file. */
export interface IndexManifest extends PieceList {
  readonly format: typeof INDEX_FORMAT
  /** A file for each page. */
  readonly pages: readonly string[]
  /** Series and tags with the pages that have them. */
  readonly groups: string
  /** Characters by their sound; absent in languages that are not typed by sound. */
  readonly sounds?: string
  /** Pages with the most links from others. */
  readonly popular: readonly Pick<PageFile, 'path' | 'title'>[]
}

/** Files of terms: the first term of each, in order. */
export interface PieceList {
  readonly starts: readonly string[]
  readonly files: readonly string[]
}

/** A file of terms. Each row: page numbers as differences, each with a code for weight and field. */
export interface PieceFile {
  readonly terms: readonly string[]
  readonly rows: readonly (readonly number[])[]
}

/** By name: the pages that have it, as differences. */
export interface GroupFile {
  readonly series: Readonly<Record<string, readonly number[]>>
  readonly tags: Readonly<Record<string, readonly number[]>>
}

/** A page as hits show it. */
export interface PageFile {
  readonly path: string
  readonly title: string
  readonly description?: string
  readonly series?: string
  readonly aliases?: readonly string[]
  /** The first has neither id nor heading. */
  readonly sections: readonly (readonly [id: string, heading: string, text: string])[]
}

/** Quarters: a weight is seldom above 30. */
export const WEIGHT_STEP = 4

export interface Posting {
  readonly doc: number
  readonly weight: number
  readonly field: MatchField
}

export function postingsOf(row: readonly number[]): Posting[] {
  const postings: Posting[] = []
  for (let at = 0, doc = 0; at < row.length; at += 2) {
    doc += row[at]!
    const code = row[at + 1]!
    postings.push({
      doc,
      weight: Math.floor(code / FIELDS.length) / WEIGHT_STEP,
      field: FIELDS[code % FIELDS.length]!,
    })
  }
  return postings
}

/** The file of a language's manifest. */
export const manifestName = (lang: Lang): string => `${lang.toLowerCase()}.json`

export type Load = (file: string) => Promise<unknown>

/** Terms in order, with their rows: a piece of an index. */
export interface TermTable {
  readonly terms: readonly string[]
  readonly postings: (place: number) => readonly Posting[]
}

/** The index of one language, fetched in the pieces that are needed. */
export class IndexReader {
  private readonly files = new Map<string, Promise<unknown>>()
  private readonly load: Load
  readonly manifest: IndexManifest

  constructor(manifest: unknown, load: Load) {
    this.manifest = manifest as IndexManifest
    if (this.manifest.format !== INDEX_FORMAT) throw new Error('The index has another format')
    this.load = load
  }

  get count(): number {
    return this.manifest.pages.length
  }

  /** Fetches each file once; a failed one again when it is needed again. */
  private file<T>(name: string): Promise<T> {
    let found = this.files.get(name)
    if (!found) {
      found = this.load(name)
      this.files.set(name, found)
      found.catch(() => this.files.delete(name))
    }
    return found as Promise<T>
  }

  /** The pieces that may have terms with this beginning. */
  terms(beginning: string): Promise<TermTable[]> {
    const { starts, files } = this.manifest
    return Promise.all(
      filesFor(starts, beginning).map(async (index) => {
        const { terms, rows } = await this.file<PieceFile>(files[index]!)
        return { terms, postings: (place: number) => postingsOf(rows[place]!) }
      }),
    )
  }

  page(doc: number): Promise<PageFile> {
    return this.file(this.manifest.pages[doc]!)
  }

  groups(): Promise<GroupFile> {
    return this.file(this.manifest.groups)
  }

  /** The pages of a series, with a tag, or both. */
  async members(series: string | undefined, tag: string | undefined): Promise<Set<number>> {
    const groups = await this.groups()
    const inSeries = series === undefined ? undefined : pagesOf(groups.series, series)
    const tagged = tag === undefined ? undefined : pagesOf(groups.tags, tag)
    const also = new Set(tagged ?? inSeries)
    return new Set((inSeries ?? tagged ?? []).filter((doc) => also.has(doc)))
  }

  /** The common characters by their sound. */
  async sounds(): Promise<Readonly<Record<string, string>> | undefined> {
    const { sounds } = this.manifest
    return sounds === undefined ? undefined : this.file(sounds)
  }
}

/** A tag may be called `constructor`, and another language may not have it. */
function pagesOf(group: GroupFile['tags'], name: string): number[] {
  let sum = 0
  return Object.hasOwn(group, name) ? group[name]!.map((one) => (sum += one)) : []
}

function filesFor(starts: readonly string[], beginning: string): number[] {
  const found: number[] = []
  for (const [index, start] of starts.entries()) {
    const next = starts[index + 1]
    const isBefore = next !== undefined && next <= beginning
    const isBehind = start > beginning && !start.startsWith(beginning)
    if (!isBefore && !isBehind) found.push(index)
  }
  return found
}

/** Places of all terms with this beginning. */
export function* placesOf(terms: readonly string[], beginning: string): Generator<number> {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (terms[middle]! < beginning) low = middle + 1
    else high = middle
  }
  for (; terms[low]?.startsWith(beginning) === true; low++) yield low
}
