import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Tinypool } from 'tinypool'
import type { DeploySettings } from '#model/deploy.ts'
import type { StoreIndex } from '#model/page-store.ts'
import type { SiteConfig } from '#model/site.ts'
import type { ServerBundle } from '../server-bundle.ts'
import { replaceFile } from '../write-into.ts'
import { placeParts } from './place-parts.ts'
import { searchParts, type SearchPart } from './search-parts.ts'
import { searchPrelude } from './search-script.ts'
import type { SearchWork } from './search-worker.ts'

/** Indexers at once: each holds every word of its part, about 0.7 MB a page. */
const AT_ONCE = 2

export interface SearchIndexInput {
  readonly store: StoreIndex
  readonly serverEntry: string
  readonly content: string
  readonly dist: string
  readonly site: Pick<SiteConfig, 'search'>
  readonly deploy: Pick<DeploySettings, 'compress' | 'hosts'>
  readonly workers: number
  /** Other than usual in tests. */
  readonly partSize?: number
}

/**
 * Indexes the pages of the page store, only those parts in which one differs. It takes longer than
 * anything else, so it runs while pages are written, and its files are put beside them when `written`
 * resolves. Gives the number of pages indexed.
 */
export async function buildSearchIndex(
  input: SearchIndexInput,
  written: Promise<unknown>,
): Promise<number> {
  const { content, dist, site, deploy } = input
  const record = join(content, 'searched.json')
  const folder = join(dist, 'pagefind')
  if (site.search) {
    // A service answers; what an earlier build left must not stay behind.
    for (const path of [record, folder]) rmSync(path, { recursive: true, force: true })
    await written
    return 0
  }
  // Program and parts are of one version, and so is the line before the program.
  const setting = [indexerVersion(), searchPrelude({}), ...deploy.compress, ...deploy.hosts].join()
  const before = readRecord(record, setting, folder)
  const parts = await partsOf(input)
  const changed = parts.filter(({ name, identity }) => before[name] !== identity)
  const isSame = changed.length === 0 && Object.keys(before).length === parts.length
  // Removed before anything is written: the files of a build that dies half-way do not count.
  if (!isSame) rmSync(record, { force: true })
  const fresh = `${folder}.new`
  rmSync(fresh, { recursive: true, force: true })
  const [indexed] = await Promise.all([writeParts(changed, input, fresh), written])
  if (isSame) return 0
  placeParts({ parts, changed, fresh, folder, deploy })
  const identities = Object.fromEntries(parts.map(({ name, identity }) => [name, identity]))
  replaceFile(record, JSON.stringify({ setting, parts: identities }))
  return indexed
}

function indexerVersion(): string {
  const file = new URL('../package.json', import.meta.resolve('pagefind'))
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version
}

/** Identities of the parts that earlier builds wrote. */
function readRecord(
  record: string,
  setting: string,
  folder: string,
): Readonly<Record<string, string>> {
  if (!existsSync(record) || !existsSync(join(folder, 'pagefind.js'))) return {}
  const known = JSON.parse(readFileSync(record, 'utf8')) as {
    readonly setting: string
    readonly parts: Readonly<Record<string, string>>
  }
  return known.setting === setting ? known.parts : {}
}

async function partsOf({ store, serverEntry, content, partSize }: SearchIndexInput) {
  const bundle = (await import(pathToFileURL(serverEntry).href)) as ServerBundle
  const library = new bundle.Library(content)
  try {
    return searchParts(store, (path) => library.outline(path), partSize)
  } finally {
    library.close()
  }
}

async function writeParts(
  parts: readonly SearchPart[],
  { serverEntry, content, workers }: SearchIndexInput,
  fresh: string,
): Promise<number> {
  if (parts.length === 0) return 0
  const threads = Math.min(parts.length, workers, AT_ONCE)
  const pool = new Tinypool({
    filename: new URL('./search-worker.ts', import.meta.url).href,
    name: 'writePart',
    minThreads: threads,
    maxThreads: threads,
  })
  try {
    const counts = parts.map(({ name, paths }) => {
      const work: SearchWork = { serverEntry, content, paths, out: join(fresh, name) }
      return pool.run(work) as Promise<number>
    })
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
  } finally {
    await pool.destroy()
  }
}
