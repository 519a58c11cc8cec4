import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { addSources } from '#config/add-sources.ts'
import { ENGINE } from '#config/engine-files.ts'
import type { DeploySettings } from '#model/deploy.ts'
import type { OutlinedPage } from '#model/page.ts'
import type { StoreIndex } from '#model/page-store.ts'
import { GRAPH_FILE, linkTexts, type SiteGraph } from '#model/site-graph.ts'
import type { SiteConfig } from '#model/site.ts'
import { manifestName, type IndexManifest } from '#search/index-reader.ts'
import { allNames, hasNames, ownNames, type OwnNames } from '#search/page-terms.ts'
import { compressedNames, compressFile } from '../compress.ts'
import type { ServerBundle } from '../server-bundle.ts'
import { replaceFile } from '../write-into.ts'
import { filesOf, indexLanguage, pieceName } from './index-language.ts'
import { KeptValues } from './kept-values.ts'

export interface SearchIndexInput {
  readonly store: StoreIndex
  readonly serverEntry: string
  readonly content: string
  /** The folder of the release; what an earlier one had of the index is there. */
  readonly dist: string
  /** Hears which files belong to the index. */
  readonly announce?: (name: string) => void
  readonly site: Pick<SiteConfig, 'search' | 'base' | 'locales'>
  readonly deploy: Pick<DeploySettings, 'compress'>
}

const FOLDER = 'search-index'

/** Indexes the pages of the page store while threads draw them. Gives the number of pages read. */
export async function buildSearchIndex(
  input: SearchIndexInput,
  written: Promise<unknown>,
): Promise<number> {
  const { content, dist, site, serverEntry } = input
  const { compress } = input.deploy
  const cache = join(content, 'search')
  const folder = join(dist, FOLDER)
  const settingFile = join(cache, 'setting')
  const setting = [indexerIdentity(), ...compress].join()
  const isSame = existsSync(settingFile) && readFileSync(settingFile, 'utf8') === setting
  // Where a service answers, what an earlier build left must not stay behind.
  if (site.search || !isSame)
    for (const path of [cache, folder]) rmSync(path, { recursive: true, force: true })
  if (site.search) {
    await written
    return 0
  }
  const out = join(folder, 'pieces')
  for (const path of [cache, out]) mkdirSync(path, { recursive: true })
  const manifests = new Map<string, IndexManifest>()
  let read = 0
  for (const [lang, pages] of await readPages(input, cache)) {
    const kept = join(cache, `${lang.toLowerCase()}.terms`)
    const work = { serverEntry, content, lang, pages, out, kept, compress }
    const result = await indexLanguage(work)
    manifests.set(lang, result.manifest)
    read += result.read
  }
  await written
  writeManifests(manifests, folder, compress)
  const names = new Set([...manifests.values()].flatMap(filesOf).map(pieceName))
  keepOnly(out, names, compress)
  for (const lang of manifests.keys()) input.announce?.(`${FOLDER}/${manifestName(lang)}`)
  for (const name of names) input.announce?.(`${FOLDER}/pieces/${name}`)
  replaceFile(settingFile, setting)
  return read
}

/** Another engine may find other words in the same pages. */
function indexerIdentity(): string {
  const hash = createHash('sha256')
  for (const room of ['.', '../../search', '../../model'])
    addSources(hash, join(import.meta.dirname, room))
  addSources(hash, join(ENGINE, 'package.json'))
  return hash.digest('hex').slice(0, 16)
}

/** What the index knows of a page besides its text. */
interface KnownPage {
  readonly names: OwnNames
  /** When it was written; pages without a date are about the site and count as new. */
  readonly age: string
  /** Changes with its text; absent where that must not be read. */
  readonly text?: string
}

/** The pages of each language, the oldest first: a new page does not renumber the others. */
async function readPages({ serverEntry, content, store, site }: SearchIndexInput, cache: string) {
  const { Library } = (await import(pathToFileURL(serverEntry).href)) as ServerBundle
  const library = new Library(content)
  const kept = new KeptValues(join(cache, 'pages'))
  const known = store.pages.flatMap(([path, , , hash, bodyHash]) => {
    const read = () => JSON.stringify(knownPage(library.outline(path), bodyHash) ?? null)
    return (JSON.parse(kept.get(hash, read)) as KnownPage | null) ?? []
  })
  library.close()
  kept.save()
  const titles = new Map(known.map(({ names }) => [names.path, names.title]))
  const graph = JSON.parse(readFileSync(join(content, GRAPH_FILE), 'utf8')) as SiteGraph
  const links = linkTexts(graph)
  const groups = Map.groupBy(known, ({ names }) => names.lang)
  // A language without pages is asked too, and says that it has none.
  const langs = new Set([...groups.keys(), ...site.locales.map(({ lang }) => lang)])
  return new Map(
    [...langs].map((lang) => {
      const sorted = (groups.get(lang) ?? []).sort(
        (a, b) => compare(a.age, b.age) || compare(a.names.path, b.names.path),
      )
      return [
        lang,
        sorted.map(({ names, text }) => ({
          names: allNames(names, titles, links.get(names.path)?.size),
          ...(text !== undefined && { text }),
        })),
      ] as const
    }),
  )
}

function knownPage(page: OutlinedPage | undefined, bodyHash: string): KnownPage | undefined {
  if (!page || !hasNames(page)) return undefined
  const isOpen = page.type === 'content'
  const said = (isOpen && page.discussion?.html) || ''
  return {
    names: ownNames(page),
    age: (isOpen && page.createTime) || '9',
    ...(isOpen && bodyHash !== '' && { text: `${bodyHash} ${said.length} ${said.slice(0, 200)}` }),
  }
}

type Compress = DeploySettings['compress']

function writeManifests(
  manifests: ReadonlyMap<string, IndexManifest>,
  folder: string,
  compress: Compress,
): void {
  for (const [lang, manifest] of manifests) {
    const path = join(folder, manifestName(lang))
    const text = Buffer.from(JSON.stringify(manifest))
    replaceFile(path, text)
    compressFile(path, text, compress, 'piece')
  }
  keepOnly(folder, new Set(['pieces', ...[...manifests.keys()].map(manifestName)]), compress)
}

function keepOnly(folder: string, names: ReadonlySet<string>, compress: Compress): void {
  const kept = new Set([...names].flatMap((name) => compressedNames(name, compress)))
  for (const name of readdirSync(folder)) if (!kept.has(name)) rmSync(join(folder, name))
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
