import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Tinypool } from 'tinypool'
import type { DeploySettings } from '#model/deploy.ts'
import { isChinese } from '#model/language.ts'
import type { OutlinedPage } from '#model/page.ts'
import type { StoreIndex } from '#model/page-store.ts'
import type { SiteConfig } from '#model/site.ts'
import { gatherLinks, namesOf } from '#search/gather-names.ts'
import type { IndexManifest } from '#search/index-files.ts'
import { nameFiles } from '#search/name-files.ts'
import { compressFile, compressedNames } from '../compress.ts'
import type { ServerBundle } from '../server-bundle.ts'
import { replaceFile } from '../write-into.ts'
import { SEARCH_FORMAT, searchParts, type SearchPart } from './search-parts.ts'
import { soundsOf, soundTable } from './sounds.ts'
import type { TextWork } from './text-worker.ts'
import { pieceKeeper } from './write-pieces.ts'

export interface SearchIndexInput {
  readonly store: StoreIndex
  readonly serverEntry: string
  readonly content: string
  readonly dist: string
  readonly site: Pick<SiteConfig, 'search' | 'base'>
  readonly deploy: Pick<DeploySettings, 'compress'>
  readonly workers: number
  /** Names of the site for one thing. */
  readonly synonyms?: readonly (readonly string[])[]
  /** Other than usual in tests. */
  readonly partSize?: number
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
  const { content, dist, site, deploy } = input
  const cache = join(content, 'search')
  const folder = join(dist, FOLDER)
  if (site.search) {
    // A service answers; what an earlier build left must not stay behind.
    for (const path of [cache, folder]) rmSync(path, { recursive: true, force: true })
    await written
    return 0
  }
  const setting = [SEARCH_FORMAT, ...deploy.compress].join()
  const settingFile = join(cache, 'setting')
  if (!existsSync(settingFile) || readFileSync(settingFile, 'utf8') !== setting)
    for (const path of [cache, folder]) rmSync(path, { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  const pieces = join(folder, 'pieces')
  mkdirSync(pieces, { recursive: true })
  const { parts, outlines } = await readPages(input)
  const [read] = await Promise.all([writeTexts(parts, input, pieces, cache), written])
  const names = writeNames({ parts, outlines, input, folder, pieces, cache })
  for (const name of readdirSync(pieces))
    if (!names.has(name)) rmSync(join(pieces, name), { recursive: true })
  replaceFile(settingFile, setting)
  return read
}

type Parts = ReadonlyMap<string, readonly SearchPart[]>
type Outlines = ReadonlyMap<string, OutlinedPage>

async function readPages(input: SearchIndexInput): Promise<{ parts: Parts; outlines: Outlines }> {
  const { store, serverEntry, content, partSize } = input
  const bundle = (await import(pathToFileURL(serverEntry).href)) as ServerBundle
  const library = new bundle.Library(content)
  const outlines = new Map<string, OutlinedPage>()
  const outlineOf = (path: string) => {
    const page = library.outline(path)
    if (page) outlines.set(path, page)
    return page
  }
  try {
    return { parts: searchParts(store, outlineOf, partSize), outlines }
  } finally {
    library.close()
  }
}

async function writeTexts(
  parts: Parts,
  { serverEntry, content, workers, deploy }: SearchIndexInput,
  out: string,
  cache: string,
): Promise<number> {
  const changed = [...parts.values()].flat().filter(({ name, identity }) => {
    const file = join(cache, `${name}.links.json`)
    return (
      !existsSync(join(out, identity)) || !existsSync(file) || linksIn(file).identity !== identity
    )
  })
  if (changed.length === 0) return 0
  const threads = Math.min(changed.length, workers)
  const pool = new Tinypool({
    filename: new URL('./text-worker.ts', import.meta.url).href,
    name: 'writeTexts',
    minThreads: threads,
    maxThreads: threads,
  })
  try {
    const counts = changed.map((part) => {
      const compress = deploy.compress
      const work: TextWork = {
        serverEntry,
        content,
        part,
        out,
        cache: join(cache, part.name),
        compress,
      }
      return pool.run(work) as Promise<number>
    })
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
  } finally {
    await pool.destroy()
  }
}

interface PartLinks {
  readonly identity: string
  readonly links: readonly (readonly [href: string, text: string])[]
}

const linksIn = (file: string): PartLinks => JSON.parse(readFileSync(file, 'utf8')) as PartLinks

interface NameWork {
  readonly parts: Parts
  readonly outlines: Outlines
  readonly input: SearchIndexInput
  readonly folder: string
  readonly pieces: string
  readonly cache: string
}

/** The names of all languages. Gives what belongs into the folder of pieces. */
function writeNames({ parts, outlines, input, folder, pieces, cache }: NameWork): Set<string> {
  const { compress } = input.deploy
  const all = [...parts.values()].flat()
  const links = gatherLinks(
    all.flatMap(({ name }) => linksIn(join(cache, `${name}.links.json`)).links),
    input.site.base,
  )
  const files = new Set<string>()
  const manifests = new Set<string>()
  const keep = pieceKeeper(pieces, compress, files)
  for (const [lang, own] of parts) {
    const pages = own.flatMap((part) =>
      part.pages.map(({ path }) =>
        namesOf(
          outlines.get(path)!,
          links,
          (one) => outlines.get(one)?.title,
          input.synonyms ?? [],
        ),
      ),
    )
    const chinese = isChinese(lang)
    const manifest: IndexManifest = {
      ...nameFiles(pages, chinese ? soundsOf : () => [], keep),
      texts: own.map(({ identity, first }) => ({ folder: identity, first })),
      ...(chinese && { sounds: keep(soundTable()) }),
    }
    for (const { identity } of own) files.add(identity)
    const text = JSON.stringify(manifest)
    replaceFile(join(folder, `${lang}.json`), text)
    compressFile(join(folder, `${lang}.json`), text, compress, 'piece')
    manifests.add(`${lang}.json`)
  }
  for (const entry of readdirSync(folder))
    if (
      entry !== 'pieces' &&
      ![...manifests].some((one) => compressedNames(one, compress).includes(entry))
    )
      rmSync(join(folder, entry))
  return new Set([...files].flatMap((name) => compressedNames(name, compress)))
}
