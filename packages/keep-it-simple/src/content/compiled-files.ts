import { createHash, type Hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { authorBlocks } from '#config/block-folders.ts'
import { ENGINE } from '#config/engine-files.ts'
import type { PageText } from '#store/pages.ts'
import { SourceTable } from '#store/sources.ts'
import { siteStore } from '#store/store.ts'
import type { CompiledPage } from './compiled-page.ts'
import type { FoundFile } from './scan.ts'
import type { CompilerSettings } from './settings.ts'

/** What is known of a compiled file without reading its page. */
export interface FileHead extends PageText {
  readonly size: number
  readonly mtimeMs: number
  /** Hash of the file's bytes. */
  readonly bytes: string
  /** Of the compiler it was compiled by. */
  readonly identity: string
  /** Changes with anything the compiler found. */
  readonly all: string
  /** Changes with what other pages, lists and checks may see of it. */
  readonly interface: string
  /** Whether its page is fresh as long as the file is: it has neither pictures nor included files. */
  readonly isAlone: boolean
}

/** Files below `docs/` as they were compiled last, by whichever command. */
export class CompiledFiles {
  readonly identity: string
  readonly #out: string
  readonly #table: SourceTable
  readonly #heads: Map<string, FileHead>
  /** Compiled in this run: of one that could not be read, nothing is kept. */
  #compiled: ReadonlyMap<string, CompiledPage> = new Map()
  /** Files that were saved without a change. */
  readonly #touched = new Map<string, FileHead>()

  constructor(settings: CompilerSettings) {
    this.#out = settings.out
    this.identity = compilerIdentity(settings)
    this.#table = new SourceTable(settings.out)
    this.#heads = new Map(
      this.#table.heads().map(({ file, head }) => [file, JSON.parse(head) as FileHead]),
    )
  }

  head(file: string): FileHead | undefined {
    return this.#heads.get(file)
  }

  page(file: string): CompiledPage {
    return this.#compiled.get(file) ?? (JSON.parse(this.#table.page(file)!) as CompiledPage)
  }

  /** Whether compiling the file would give the page that is known. */
  isFresh(found: FoundFile, isFresh: (page: CompiledPage) => boolean): boolean {
    const { file, absolute, size, mtimeMs } = found
    const head = this.#heads.get(file)
    if (head?.identity !== this.identity || head.size !== size) return false
    if (head.mtimeMs !== mtimeMs && hashOf(readFileSync(absolute)) !== head.bytes) return false
    if (!head.isAlone && !isFresh(this.page(file))) return false
    if (head.mtimeMs !== mtimeMs) this.#touched.set(file, { ...head, mtimeMs })
    return true
  }

  /** Reads again what threads have written, and forgets files that are gone. */
  update(
    changed: readonly FoundFile[],
    all: readonly FoundFile[],
    compiled: ReadonlyMap<string, CompiledPage>,
  ): void {
    this.#compiled = compiled
    siteStore(this.#out).write(() => {
      for (const [file, head] of this.#touched) this.#table.setHead(file, JSON.stringify(head))
      const files = new Set(all.map(({ file }) => file))
      for (const file of this.#heads.keys()) {
        if (files.has(file)) continue
        this.#table.remove(file)
        this.#heads.delete(file)
      }
    })
    for (const { file } of changed) {
      const head = this.#table.head(file)
      if (head === undefined) this.#heads.delete(file)
      else this.#heads.set(file, JSON.parse(head) as FileHead)
    }
  }
}

/** Keeps what was compiled; of a file that could not be read, nothing. */
export function keepCompiled(
  out: string,
  identity: string,
  { size, mtimeMs }: Pick<FoundFile, 'size' | 'mtimeMs'>,
  page: CompiledPage,
  body: string,
  bytes: string | undefined,
): void {
  const table = new SourceTable(out)
  if (bytes === undefined) return table.remove(page.file)
  const { bodyHash, sourceHash: source, words, keyLines: _, links, programs, ...seen } = page
  // Where things stand in the file is seen by nobody else: only problems say it, and those are part of it.
  const places = [links.map(({ href, text }) => [href, text]), programs.map(({ shape }) => shape)]
  const face = shortHash(JSON.stringify([seen, places]))
  const needs = [page.pictures, page.sources, page.provable, page.unencoded, page.undrawn]
  const isAlone =
    page.islandBundle === undefined &&
    needs.every((list) => list.length === 0) &&
    page.diagnostics.every(({ severity }) => severity !== 'error')
  const head: FileHead = {
    size,
    mtimeMs,
    bytes,
    identity,
    body: bodyHash,
    source,
    words,
    all: shortHash(JSON.stringify(page)),
    interface: face,
    isAlone,
  }
  table.put(page.file, JSON.stringify(head), JSON.stringify(page), body)
}

export const hashOf = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')
const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16)

/** Node reads a module once, so what is saved later is not what compiles; drawn islands are read again. */
const modules = new Map<string, string>()

function once(name: string, add: (hash: Hash) => void): string {
  const known = modules.get(name)
  if (known !== undefined) return known
  const hash = createHash('sha256')
  add(hash)
  const identity = hash.digest('hex')
  modules.set(name, identity)
  return identity
}

const engineIdentity = (): string =>
  once('', (hash) => {
    hash.update(readFileSync(join(ENGINE, 'package.json')))
    for (const room of ['content', 'model', 'locale', 'blocks'])
      addFolder(hash, join(import.meta.dirname, '..', room), /\.[jt]sx?$|style\.css$/)
  })

const modulesIdentity = (root: string): string =>
  once(root, (hash) => addFolder(hash.update(engineIdentity()), authorBlocks(root), /\.[jt]s$/))

/** The hash of the compiler's own code, its package and the settings it reads, so nobody has to bump anything. */
function compilerIdentity(settings: CompilerSettings): string {
  const hash = createHash('sha256').update(modulesIdentity(settings.root))
  addFolder(hash, authorBlocks(settings.root), /\.[jt]sx$|style\.css$/)
  const { base, locales, codeLanguages, rawHtml = [], runners } = settings.site
  const { repositoryRefresh, repositoryService } = settings.site
  const { docs, abbreviations, words: own = {} } = settings
  const cards = repositoryRefresh === true ? repositoryService : false
  const words = [
    rawHtml,
    runners,
    docs,
    abbreviations,
    cards,
    own,
    settings.colours,
    settings.encoding,
  ]
  hash.update(JSON.stringify([base, locales, codeLanguages, ...words]))
  return hash.digest('base64url').slice(0, 22)
}

function addFolder(hash: Hash, folder: string, read: RegExp): void {
  if (!existsSync(folder)) return
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) addFolder(hash, path, read)
    else if (!read.test(entry.name) || /\.(?:test|d)\.[jt]sx?$/.test(entry.name)) continue
    // That a block has styles is part of what a page says.
    else if (entry.name === 'style.css') hash.update(path)
    else hash.update(entry.name).update(readFileSync(path))
  }
}
