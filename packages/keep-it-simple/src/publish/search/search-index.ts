import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINE } from '#config/engine-files.ts'
import type { StoreIndex } from '#model/page-store.ts'
import type { SiteConfig } from '#model/site.ts'
import { linkTexts } from '#model/site-graph.ts'
import { PageTable } from '#store/pages.ts'
import type { IndexManifest } from '#search/index-files.ts'
import { addSources } from '#config/add-sources.ts'
import { replaceFile } from '../write-into.ts'
import { knownPages, type KnownPage } from './known-pages.ts'
import { searchParts, type SearchPart } from './search-parts.ts'
import { readRecord } from './term-cache.ts'
import { writeNames } from './write-names.ts'
import { pieceFolder, pieceName } from './write-pieces.ts'
import { writeAllTexts } from './write-texts.ts'

export interface SearchIndexInput {
  readonly store: StoreIndex
  readonly content: string
  /** The folder of the release; what an earlier one had of the index is there. */
  readonly dist: string
  /** Hears which files belong to the index. */
  readonly announce?: (name: string) => void
  readonly site: Pick<SiteConfig, 'search' | 'base' | 'locales'>
  readonly workers: number
  /** Names of the site for one thing. */
  readonly synonyms?: readonly (readonly string[])[]
  /** Other than usual in tests. */
  readonly partSize?: number
  readonly fewPages?: number
}

const FOLDER = 'search-index'

/**
 * Indexes names and texts of the pages in the page store. Texts are read in threads while pages are
 * written, only those parts in which one differs. Gives the number of texts read.
 */
export async function buildSearchIndex(
  input: SearchIndexInput,
  written: Promise<unknown>,
): Promise<number> {
  const { content, dist, site } = input
  const cache = join(content, 'search')
  const folder = join(dist, FOLDER)
  if (site.search) {
    // A service answers; what an earlier build left must not stay behind.
    for (const path of [cache, folder]) rmSync(path, { recursive: true, force: true })
    await written
    return 0
  }
  const setting = indexerIdentity()
  const settingFile = join(cache, 'setting')
  if (!existsSync(settingFile) || readFileSync(settingFile, 'utf8') !== setting)
    for (const path of [cache, folder]) rmSync(path, { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  const pieces = join(folder, 'pieces')
  mkdirSync(pieces, { recursive: true })
  const { parts, pages } = readPages(input, cache)
  const present = new Set(readdirSync(pieces))
  const isThere = (name: string) => present.has(pieceName(name))
  const all = [...parts.values()].flat()
  const [read] = await Promise.all([writeAllTexts(all, input, pieces, cache, isThere), written])
  const files = pieceFolder(pieces)
  const used = new Set<string>()
  const keep = (content: unknown) => noted(files.keep(content), used)
  const links = linkTexts(new PageTable(content).graph())
  const work = { parts, pages, links, synonyms: input.synonyms ?? [], cache, isThere }
  const manifests = new Map(writeNames({ ...work, read: files.read, keep }))
  writeManifests(manifests, folder)
  const names = new Set([...used, ...piecesOf(parts, cache)])
  removeOthers(pieces, names)
  for (const lang of manifests.keys()) input.announce?.(`${FOLDER}/${lang}.json`)
  for (const name of names) input.announce?.(`${FOLDER}/pieces/${pieceName(name)}`)
  replaceFile(settingFile, setting)
  return read
}

/** Another engine may find other words in the same pages; nobody has to remember to say so. */
function indexerIdentity(): string {
  const hash = createHash('sha256')
  for (const room of ['.', '../../search']) addSources(hash, join(import.meta.dirname, room))
  addSources(hash, join(ENGINE, 'package.json'))
  return hash.digest('hex').slice(0, 16)
}

type Parts = ReadonlyMap<string, readonly SearchPart[]>
function readPages(
  { store, content, partSize, site }: SearchIndexInput,
  cache: string,
): { parts: Parts; pages: ReadonlyMap<string, KnownPage> } {
  const library = new PageTable(content)
  const pages = knownPages(store.pages, (path) => library.outline(path), cache)
  const parts = searchParts(store, pages, partSize)
  // A language without pages is asked too, and says that it has none.
  for (const { lang } of site.locales)
    if (!parts.has(lang.toLowerCase())) parts.set(lang.toLowerCase(), [])
  return { parts, pages }
}

function noted(name: string, names: Set<string>): string {
  names.add(name)
  return name
}

/** The files of terms, written in this build or an earlier one. */
function* piecesOf(parts: Parts, cache: string): Generator<string> {
  for (const [lang, own] of parts)
    for (const name of [`${lang}-names`, ...own.map((part) => part.name)])
      yield* readRecord(join(cache, name))!.list.files
}

function writeManifests(manifests: ReadonlyMap<string, IndexManifest>, folder: string): void {
  for (const [lang, manifest] of manifests)
    replaceFile(join(folder, `${lang}.json`), JSON.stringify(manifest))
  removeOthers(folder, new Set(['pieces', ...manifests.keys()]))
}

/** Files with other names go, and so do their compressed copies. */
function removeOthers(folder: string, names: ReadonlySet<string>): void {
  for (const name of readdirSync(folder))
    if (!names.has(name.replace(/\..*/, ''))) rmSync(join(folder, name))
}
