import { createHash, type Hash } from 'node:crypto'
import {
  appendFileSync,
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { authorBlocks } from '#config/block-folders.ts'
import { ENGINE } from '#config/engine-files.ts'
import type { CompiledPage } from './compiled-page.ts'
import type { FoundFile } from './scan.ts'
import type { CompilerSettings } from './settings.ts'
import { faceOf } from './page-face.ts'
import { bodyFile, cacheFile } from './page-store-files.ts'
import type { KnownFile } from './settled-site.ts'

/** What is known of a file without reading its page: one short line of JSON before it. */
interface CacheHead extends KnownFile {
  readonly size: number
  readonly mtimeMs: number
  /** Hash of the source bytes. */
  readonly source: string
  /** Whether its page is fresh as long as its body lies there: it has neither pictures nor parts. */
  readonly isAlone: boolean
}

/** The page is JSON until somebody asks for it: of ten thousand, most builds need one. */
interface CacheRecord {
  readonly head: CacheHead
  readonly text?: Buffer
  page?: CompiledPage
}

/** Lines that are not worth a new file. */
const ENOUGH = 1000
const [TAB, LINE] = [9, 10]

/**
 * Compiled pages of earlier builds. A record counts when the source is the same and the compiler is
 * the same; the compiler's identity is the hash of its own code, its package and the settings it
 * reads, so nobody has to remember to bump anything.
 */
export class CompileCache {
  readonly identity: string
  private readonly file: string
  private readonly out: string
  private readonly records = new Map<string, CacheRecord>()
  /** Files whose lines are not on the disk yet. */
  private readonly changed = new Set<string>()
  private lines = 0
  /** Whether what lies on the disk was written by this compiler. */
  private isOwn = false
  private descriptor: number | undefined

  constructor(settings: CompilerSettings) {
    this.file = cacheFile(settings.out)
    this.out = settings.out
    this.identity = compilerIdentity(settings)
    if (!existsSync(this.file)) return
    const bytes = readFileSync(this.file)
    const first = endOfLine(bytes, 0)
    if (bytes.toString('latin1', 0, first) !== this.identity) return
    this.isOwn = true
    for (let start = first + 1, end = 0; start < bytes.length; start = end + 1) {
      end = endOfLine(bytes, start)
      this.lines++
      const record = readRecord(bytes.subarray(start, end))
      if (record) this.records.set(record.head.file, record)
    }
  }

  /** The page as compiled before, if nothing it depends on has changed. */
  find(found: FoundFile, fresh: (page: CompiledPage) => boolean): CompiledPage | undefined {
    const record = this.records.get(found.file)
    return record && this.isFresh(record, found, fresh) ? this.page(found.file) : undefined
  }

  /** Whether `find` would find it; most pages need not be read for that. */
  has(found: FoundFile, fresh: (page: CompiledPage) => boolean): boolean {
    const record = this.records.get(found.file)
    return record !== undefined && this.isFresh(record, found, fresh)
  }

  /** What is known of a file that was found or kept in this run. */
  known(file: string): KnownFile | undefined {
    return this.records.get(file)?.head
  }

  page(file: string): CompiledPage | undefined {
    const record = this.records.get(file)
    return record && (record.page ??= JSON.parse(record.text!.toString('utf8')) as CompiledPage)
  }

  private isFresh(
    record: CacheRecord,
    found: FoundFile,
    fresh: (page: CompiledPage) => boolean,
  ): boolean {
    const { head } = record
    const isWhole = head.isAlone
      ? existsSync(bodyFile(this.out, head.body))
      : fresh(this.page(found.file)!)
    if (!isWhole || head.size !== found.size) return false
    if (head.mtimeMs === found.mtimeMs) return true
    if (hashFile(found.absolute) !== head.source) return false
    this.records.set(found.file, { ...record, head: { ...head, mtimeMs: found.mtimeMs } })
    this.changed.add(found.file)
    return true
  }

  keep(found: FoundFile, page: CompiledPage): void {
    const { size, mtimeMs, absolute, file } = found
    // What could not be read, or is gone by now, is looked at again next time.
    const isRead = page.diagnostics.every(({ code }) => code !== 'unreadable-file')
    if (!isRead || !existsSync(absolute)) {
      this.records.delete(file)
      return
    }
    const source = hashFile(absolute)
    this.records.set(file, { head: { size, mtimeMs, source, ...headOf(page) }, page })
    this.changed.add(file)
  }

  /**
   * The same, and one line on the disk at once: while pages are written, the whole is never written.
   * The file stays open, so that a session with other settings, which begins another, gets none of it.
   */
  note(found: FoundFile, page: CompiledPage): void {
    this.keep(found, page)
    if (this.descriptor === undefined) {
      if (!this.isOwn || !existsSync(this.file)) {
        writeFileSync(`${this.file}.new`, this.identity)
        renameSync(`${this.file}.new`, this.file)
      }
      this.descriptor = openSync(this.file, 'a')
    }
    const record = this.records.get(found.file)
    if (record) writeSync(this.descriptor, lineOf(record))
  }

  /**
   * A few lines are put behind the others, where the last of a file counts; many are written with the
   * rest and moved into place, so that a build that dies leaves the old ones.
   */
  save(files: ReadonlySet<string>): void {
    const gone = [...this.records.keys()].filter((file) => !files.has(file))
    for (const file of gone) this.records.delete(file)
    const isFew = this.lines + this.changed.size <= this.records.size + ENOUGH
    if (this.isOwn && isFew && existsSync(this.file)) {
      const lines = [...this.changed].flatMap((file) => this.records.get(file) ?? []).map(lineOf)
      if (lines.length > 0) appendFileSync(this.file, Buffer.concat(lines))
      this.lines += lines.length
    } else if (this.changed.size > 0 || gone.length > 0) {
      const descriptor = openSync(`${this.file}.new`, 'w')
      writeSync(descriptor, this.identity)
      for (const record of this.records.values()) writeSync(descriptor, lineOf(record))
      closeSync(descriptor)
      renameSync(`${this.file}.new`, this.file)
      this.isOwn = true
      this.lines = this.records.size
    }
    this.changed.clear()
  }
}

function headOf(page: CompiledPage): Omit<CacheHead, 'size' | 'mtimeMs' | 'source'> {
  const { file, bodyHash: body, words, sourceHash, diagnostics, islandBundle } = page
  const needs = [page.pictures, page.sources, page.provable, page.unencoded, page.undrawn]
  return {
    file,
    body,
    words,
    sourceHash,
    ...faceOf(page),
    isSilent: diagnostics.length === 0,
    isAlone:
      islandBundle === undefined &&
      needs.every((list) => list.length === 0) &&
      diagnostics.every(({ severity }) => severity !== 'error'),
  }
}

function endOfLine(bytes: Buffer, start: number): number {
  const end = bytes.indexOf(LINE, start)
  return end === -1 ? bytes.length : end
}

/** The length of the page comes between: half a line is known by it. */
function lineOf({ head, text, page }: CacheRecord): Buffer {
  const own = text ?? Buffer.from(JSON.stringify(page))
  return Buffer.concat([Buffer.from(`\n${JSON.stringify(head)}\t${own.length}\t`), own])
}

/** The last line of a session that was ended may be half a record. */
function readRecord(line: Buffer): CacheRecord | undefined {
  const tab = line.indexOf(TAB)
  const second = line.indexOf(TAB, tab + 1)
  if (tab === -1 || second === -1) return undefined
  const text = line.subarray(second + 1)
  if (text.length !== Number(line.toString('latin1', tab + 1, second))) return undefined
  return { head: JSON.parse(line.toString('utf8', 0, tab)) as CacheHead, text }
}

const hashFile = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('hex')

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
  return hash.digest('hex')
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
