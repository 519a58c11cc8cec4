import { createHash, type Hash } from 'node:crypto'
import {
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
import { cacheFile } from './page-store-files.ts'

interface CacheRecord {
  readonly size: number
  readonly mtimeMs: number
  /** Hash of the source bytes. */
  readonly source: string
  readonly page: CompiledPage
}

/** Lines that are not worth a new file. */
const ENOUGH = 1000

/**
 * Compiled pages of earlier builds. A record counts when the source is the same and the compiler is
 * the same; the compiler's identity is the hash of its own code, its package and the settings it
 * reads, so nobody has to remember to bump anything.
 */
export class CompileCache {
  private readonly file: string
  private readonly identity: string
  private readonly records = new Map<string, CacheRecord>()
  private changed = false
  /** Whether what lies on the disk was written by this compiler. */
  private isOwn = false
  private descriptor: number | undefined

  constructor(settings: CompilerSettings) {
    this.file = cacheFile(settings.out)
    this.identity = compilerIdentity(settings)
    if (!existsSync(this.file)) return
    const [head, ...lines] = readFileSync(this.file, 'utf8').split('\n')
    if (head !== this.identity) return
    this.isOwn = true
    for (const line of lines) {
      const record = readRecord(line)
      if (record) this.records.set(record.page.file, record)
    }
    // Noted again and again while pages were written: the last of each counts.
    if (lines.length > 2 * this.records.size + ENOUGH) this.changed = true
  }

  /** The page as compiled before, if nothing it depends on has changed. */
  find(found: FoundFile, fresh: (page: CompiledPage) => boolean): CompiledPage | undefined {
    const record = this.records.get(found.file)
    if (!record || !fresh(record.page)) return undefined
    if (record.size === found.size && record.mtimeMs === found.mtimeMs) return record.page
    if (record.size !== found.size || hashFile(found.absolute) !== record.source) return undefined
    this.records.set(found.file, { ...record, mtimeMs: found.mtimeMs })
    this.changed = true
    return record.page
  }

  keep(found: FoundFile, page: CompiledPage): void {
    const { size, mtimeMs, absolute, file } = found
    // What could not be read, or is gone by now, is looked at again next time.
    const isRead = page.diagnostics.every(({ code }) => code !== 'unreadable-file')
    if (!isRead || !existsSync(absolute)) return
    this.records.set(file, { size, mtimeMs, source: hashFile(absolute), page })
    this.changed = true
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
    if (record) writeSync(this.descriptor, `\n${JSON.stringify(record)}`)
  }

  /** Written whole and moved into place, so that a build that dies leaves the old one. */
  save(files: ReadonlySet<string>): void {
    for (const file of this.records.keys()) {
      if (files.has(file)) continue
      this.records.delete(file)
      this.changed = true
    }
    if (!this.changed) return
    const lines = [this.identity]
    for (const record of this.records.values()) lines.push(JSON.stringify(record))
    writeFileSync(`${this.file}.new`, lines.join('\n'))
    renameSync(`${this.file}.new`, this.file)
    this.changed = false
  }
}

/** The last line of a session that was ended may be half a record. */
function readRecord(line: string): CacheRecord | undefined {
  try {
    return line === '' ? undefined : (JSON.parse(line) as CacheRecord)
  } catch {
    return undefined
  }
}

const hashFile = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('hex')

/** Node reads a module once, so what is saved later is not what compiles; drawn islands are read again. */
const modules = new Map<string, string>()

function modulesIdentity(root: string): string {
  const known = modules.get(root)
  if (known !== undefined) return known
  const hash = createHash('sha256').update(readFileSync(join(ENGINE, 'package.json')))
  for (const room of ['content', 'model', 'locale', 'blocks'])
    addFolder(hash, join(import.meta.dirname, '..', room), /\.[jt]sx?$|style\.css$/)
  addFolder(hash, authorBlocks(root), /\.[jt]s$/)
  const identity = hash.digest('hex')
  modules.set(root, identity)
  return identity
}

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
