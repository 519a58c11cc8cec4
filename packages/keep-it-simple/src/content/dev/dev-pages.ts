import { statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { IslandBundle } from '#model/island.ts'
import type { CompileTask } from '../compile-worker.ts'
import { CompiledFiles } from '../compiled-files.ts'
import type { CompiledPage } from '../compiled-page.ts'
import type { DrawingFailures } from '../drawings/draw.ts'
import { isFresh } from '../fresh-page.ts'
import { readProofs, type Proofs } from '../proofs.ts'
import { emptyPage, readPage } from '../read-page.ts'
import type { FoundFile } from '../scan.ts'
import type { CompilerSettings } from '../settings.ts'

/** `head`: only the front matter was read. `known`: from an earlier run, to be checked. `whole`: compiled. */
type Knowledge = 'head' | 'known' | 'whole'

interface Entry {
  readonly found: FoundFile
  readonly source: CompiledPage
  readonly knowledge: Knowledge
}

interface Compiling {
  readonly found: FoundFile
  readonly isUrgent: boolean
  readonly page: Promise<CompiledPage | undefined>
}

/** Every source file of the site, compiled as far as it was needed. */
export class DevPages {
  private entries = new Map<string, Entry>()
  private readonly pool = new CompilePool()
  private readonly compiling = new Map<string, Compiling>()
  private readonly files: CompiledFiles
  private settings: CompilerSettings
  private proofs: Proofs
  private undrawable: DrawingFailures = {}

  constructor(settings: CompilerSettings) {
    this.settings = settings
    this.proofs = readProofs(settings.proofs)
    this.files = new CompiledFiles(settings)
  }

  get sources(): CompiledPage[] {
    return Array.from(this.entries.values(), ({ source }) => source)
  }

  get size(): number {
    return this.entries.size
  }

  /** How many files keep every thread busy. */
  get width(): number {
    return THREADS
  }

  isWhole(file: string): boolean {
    const { knowledge } = this.entries.get(file) ?? {}
    return knowledge === undefined || knowledge === 'whole'
  }

  /** Files that were not compiled or checked in this session. */
  unread(): string[] {
    return [...this.entries].filter(([, one]) => one.knowledge !== 'whole').map(([file]) => file)
  }

  /** The files there are now, in their order. Returns whether some came or went. */
  set(files: readonly FoundFile[]): boolean {
    const before = this.entries
    this.entries = new Map()
    for (const found of files) {
      const known = before.get(found.file)
      this.entries.set(found.file, known && isSame(known.found, found) ? known : this.first(found))
    }
    return before.size !== this.entries.size || files.some(({ file }) => !before.has(file))
  }

  /** Checks one file again; `false` when it came or went, so that all have to be looked for. */
  touch(file: string): boolean {
    const entry = this.entries.get(file)
    const stat = entry && statSync(entry.found.absolute, { throwIfNoEntry: false })
    if (!entry || !stat?.isFile()) return false
    const found = { ...entry.found, size: stat.size, mtimeMs: stat.mtimeMs }
    if (!isSame(entry.found, found)) this.entries.set(file, this.first(found))
    return true
  }

  /** A file it depends on changed: the page is checked again when it is needed. */
  doubt(file: string): void {
    const entry = this.entries.get(file)
    if (entry?.knowledge === 'whole') this.entries.set(file, { ...entry, knowledge: 'known' })
  }

  /** What is known of a page is wrong, though its files are the same. */
  forget(file: string): void {
    const entry = this.entries.get(file)
    if (entry) this.entries.set(file, { ...entry, knowledge: 'head' })
  }

  readProofs(): void {
    this.proofs = readProofs(this.settings.proofs)
  }

  setIslands(islands: IslandBundle): void {
    this.settings = { ...this.settings, islands }
    for (const [file, { source }] of this.entries)
      if (source.islandBundle !== undefined && source.islandBundle !== islands.hash)
        this.doubt(file)
  }

  setUndrawable(failures: DrawingFailures): void {
    this.undrawable = { ...this.undrawable, ...failures }
  }

  /** The page with its text, compiled unless that is done; nothing where its file is gone. */
  whole(file: string, isUrgent: boolean): Promise<CompiledPage | undefined> {
    const entry = this.entries.get(file)
    if (!entry) return Promise.resolve(undefined)
    if (entry.knowledge === 'whole') return Promise.resolve(entry.source)
    if (entry.knowledge === 'known' && isFresh(entry.source, this.settings, this.proofs)) {
      this.entries.set(file, { ...entry, knowledge: 'whole' })
      return Promise.resolve(entry.source)
    }
    const running = this.compiling.get(file)
    // A page that a browser waits for overtakes those compiled in the background.
    if (running?.found === entry.found && (running.isUrgent || !isUrgent)) return running.page
    const page = this.compile(entry.found, isUrgent)
    this.compiling.set(file, { found: entry.found, isUrgent, page })
    return page
  }

  /** Loads what compiling needs before the first page is asked for. */
  async warm(): Promise<void> {
    await this.pool.run(this.task([]), true)
  }

  blockProblems(): Promise<readonly Diagnostic[]> {
    return this.pool.blockProblems(this.settings.root)
  }

  close(): Promise<void> {
    return this.pool.close()
  }

  private first(found: FoundFile): Entry {
    if (this.files.isFresh(found, () => true))
      return { found, source: this.files.page(found.file), knowledge: 'known' }
    return { found, source: headOf(found), knowledge: 'head' }
  }

  private async compile(found: FoundFile, isUrgent: boolean): Promise<CompiledPage | undefined> {
    const { file } = found
    try {
      const [page] = await this.pool.run(this.task([found]), isUrgent)
      // Saved again meanwhile: that one counts.
      if (!page || this.entries.get(file)?.found !== found) return await this.whole(file, isUrgent)
      this.entries.set(file, { found, source: page, knowledge: 'whole' })
      return page
    } catch (error) {
      // Moved away while it was read: its going is the next change.
      if (!statSync(found.absolute, { throwIfNoEntry: false })) return undefined
      throw error
    } finally {
      if (this.compiling.get(file)?.found === found) this.compiling.delete(file)
    }
  }

  private task(files: readonly FoundFile[]): CompileTask {
    // Functions cannot be sent to a thread, and nothing there calls them.
    const { hooks: _, ...settings } = this.settings
    const { identity } = this.files
    return { settings, proofs: this.proofs, undrawable: this.undrawable, identity, files }
  }
}

const isSame = (a: FoundFile, b: FoundFile): boolean =>
  a.size === b.size && a.mtimeMs === b.mtimeMs && a.absolute === b.absolute

/** The front matter without the text. */
function headOf({ file, absolute }: FoundFile): CompiledPage {
  try {
    const { front } = readPage(file, absolute)
    return {
      ...emptyPage(file, front.diagnostics),
      ...(front.data && { frontmatter: front.data }),
      ...(front.salvaged && { salvaged: front.salvaged }),
      keyLines: front.lines,
    }
  } catch {
    // It went while it was read.
    return emptyPage(file, [])
  }
}

/** One core is for the server. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1))
/** Milliseconds after which an idle thread is ended; the first one stays. */
const IDLE = 30_000

interface Job {
  readonly task: CompileTask
  readonly resolve: (pages: CompiledPage[]) => void
  readonly reject: (error: unknown) => void
}

/** Threads that keep their highlighter and blocks; urgent tasks go first. */
export class CompilePool {
  private readonly pool = new Tinypool({
    filename: new URL('../compile-worker.ts', import.meta.url).href,
    name: 'compileBatch',
    minThreads: 1,
    maxThreads: THREADS,
    idleTimeout: IDLE,
  })
  private readonly urgent: Job[] = []
  private readonly later: Job[] = []
  private running = 0

  run(task: CompileTask, isUrgent: boolean): Promise<CompiledPage[]> {
    return new Promise((resolve, reject) => {
      const queue = isUrgent ? this.urgent : this.later
      queue.push({ task, resolve, reject })
      this.next()
    })
  }

  blockProblems(root: string): Promise<readonly Diagnostic[]> {
    return this.pool.run(root, { name: 'findBlockProblems' }) as Promise<readonly Diagnostic[]>
  }

  close(): Promise<void> {
    return this.pool.destroy()
  }

  private next(): void {
    while (this.running < THREADS) {
      const job = this.urgent.shift() ?? this.later.shift()
      if (!job) return
      this.running++
      const done = () => {
        this.running--
        this.next()
      }
      const result = this.pool.run(job.task) as Promise<CompiledPage[]>
      result.then(job.resolve, job.reject).finally(done)
    }
  }
}
