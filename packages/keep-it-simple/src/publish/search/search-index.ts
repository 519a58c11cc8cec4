import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { addSources } from '#config/add-sources.ts'
import { ENGINE } from '#config/engine-files.ts'
import type { OutlinedPage } from '#model/page.ts'
import type { StoreIndex } from '#model/page-store.ts'
import { linkTexts } from '#model/site-graph.ts'
import type { SiteConfig } from '#model/site.ts'
import { manifestName, type IndexManifest } from '#search/index-reader.ts'
import { allNames, hasNames, ownNames, type OwnNames } from '#search/page-terms.ts'
import { PageTable } from '#store/pages.ts'
import { siteStore, type Store } from '#store/store.ts'
import { replaceFile } from '../write-into.ts'
import { filesOf, indexLanguage, pieceName } from './index-language.ts'

export interface SearchIndexInput {
  readonly store: StoreIndex
  readonly content: string
  /** The folder of the release; what an earlier one had of the index is there. */
  readonly dist: string
  /** Hears which files belong to the index. */
  readonly announce?: (name: string) => void
  readonly site: Pick<SiteConfig, 'search' | 'base' | 'locales'>
}

const FOLDER = 'search-index'

/** Indexes the pages of the page store while threads draw them. Gives the number of pages read. */
export async function buildSearchIndex(
  input: SearchIndexInput,
  written: Promise<unknown>,
): Promise<number> {
  const { content, dist, site } = input
  const folder = join(dist, FOLDER)
  // Where a service answers, what an earlier build left must not stay behind.
  if (site.search) {
    rmSync(folder, { recursive: true, force: true })
    await written
    return 0
  }
  const out = join(folder, 'pieces')
  mkdirSync(out, { recursive: true })
  const identity = indexerIdentity()
  const manifests = new Map<string, IndexManifest>()
  let read = 0
  for (const [lang, pages] of readPages(input, identity)) {
    const result = await indexLanguage({ content, identity, lang, pages, out })
    manifests.set(lang, result.manifest)
    read += result.read
  }
  await written
  for (const [lang, manifest] of manifests)
    replaceFile(join(folder, manifestName(lang)), JSON.stringify(manifest))
  keepOnly(folder, new Set(['pieces', ...[...manifests.keys()].map(manifestName)]))
  const names = new Set([...manifests.values()].flatMap(filesOf).map(pieceName))
  keepOnly(out, names)
  for (const lang of manifests.keys()) input.announce?.(`${FOLDER}/${manifestName(lang)}`)
  for (const name of names) input.announce?.(`${FOLDER}/pieces/${name}`)
  return read
}

/** Another engine may find other words in the same pages. */
function indexerIdentity(): string {
  const hash = createHash('sha256')
  for (const room of ['.', '../../search', '../../model'])
    addSources(hash, join(import.meta.dirname, room))
  addSources(hash, join(ENGINE, 'package.json'))
  return hash.digest('base64url').slice(0, 16)
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
function readPages({ content, store: { pages }, site }: SearchIndexInput, identity: string) {
  const table = new PageTable(content)
  const store = siteStore(content)
  const known = store.write(() =>
    pages.flatMap(({ path, hash, body }) => {
      const key = `${identity} ${hash} ${path}`
      const page = knownPage(store, key, () => readPage(table.outline(path), body))
      return page ?? []
    }),
  )
  const titles = new Map(known.map(({ names }) => [names.path, names.title]))
  const links = linkTexts(table.graph())
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

const KIND = 'search-page'

function knownPage(store: Store, key: string, read: () => KnownPage | null): KnownPage | null {
  const known = store.json(KIND, key) as KnownPage | null | undefined
  if (known !== undefined) return known
  const page = read()
  store.put(KIND, key, JSON.stringify(page))
  return page
}

function readPage(page: OutlinedPage | undefined, body: string): KnownPage | null {
  if (!page || !hasNames(page)) return null
  const isOpen = page.type === 'content'
  const said = (isOpen && page.discussion?.html) || ''
  return {
    names: ownNames(page),
    age: (isOpen && page.createTime) || '9',
    ...(isOpen && body !== '' && { text: `${body} ${said.length} ${said.slice(0, 200)}` }),
  }
}

/** Compressed copies belong to the release, which removes those nothing announces. */
function keepOnly(folder: string, names: ReadonlySet<string>): void {
  for (const name of readdirSync(folder))
    if (!names.has(name.replace(/\.(?:br|gz)$/, ''))) rmSync(join(folder, name))
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
