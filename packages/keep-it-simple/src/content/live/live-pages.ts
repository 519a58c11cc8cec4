import { statSync } from 'node:fs'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { IslandBundle } from '#model/island.ts'
import { CompiledFiles } from '../compiled-files.ts'
import type { CompiledPage } from '../compiled-page.ts'
import type { DrawingFailures } from '../drawings/draw.ts'
import { isFresh } from '../fresh-page.ts'
import { readProofs, type Proofs } from '../proofs.ts'
import { emptyPage, readPage } from '../read-page.ts'
import type { FoundFile } from '../scan.ts'
import type { CompilerSettings } from '../settings.ts'
import { LivePool } from './live-pool.ts'

/** `head`: only the front matter was read. `known`: from an earlier session, to be looked at again. */
type Knowledge = 'head' | 'known' | 'whole'

interface Entry {
  readonly found: FoundFile
  readonly source: CompiledPage
  readonly knowledge: Knowledge
}

interface Compiling {
  readonly found: FoundFile
  readonly isAsked: boolean
  readonly page: Promise<CompiledPage | undefined>
}

/** Every source file of the site, and as much of each as was needed so far. */
export class LivePages {
  private entries = new Map<string, Entry>()
  private readonly pool = new LivePool()
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

  source(file: string): CompiledPage | undefined {
    return this.entries.get(file)?.source
  }

  isWhole(file: string): boolean {
    const { knowledge } = this.entries.get(file) ?? {}
    return knowledge === undefined || knowledge === 'whole'
  }

  /** Files whose text was not looked at in this session. */
  unread(): string[] {
    return [...this.entries].filter(([, one]) => one.knowledge !== 'whole').map(([file]) => file)
  }

  /** The files there are now, in their order; what is known of the others stays. Whether some came or went. */
  set(files: readonly FoundFile[]): boolean {
    const before = this.entries
    this.entries = new Map()
    for (const found of files) {
      const known = before.get(found.file)
      this.entries.set(found.file, known && isSame(known.found, found) ? known : this.first(found))
    }
    return before.size !== this.entries.size || files.some(({ file }) => !before.has(file))
  }

  /** Looks at one file again; `false` when it came or went, so that all have to be looked for. */
  touch(file: string): boolean {
    const entry = this.entries.get(file)
    const stat = entry && statSync(entry.found.absolute, { throwIfNoEntry: false })
    if (!entry || !stat?.isFile()) return false
    const found = { ...entry.found, size: stat.size, mtimeMs: stat.mtimeMs }
    if (!isSame(entry.found, found)) this.entries.set(file, this.first(found))
    return true
  }

  /** What is known of a page is in doubt: it is compiled again when it is asked for. */
  doubt(file: string): void {
    const entry = this.entries.get(file)
    if (entry?.knowledge === 'whole') this.entries.set(file, { ...entry, knowledge: 'known' })
  }

  /** What is known of a page is wrong, though its files are the same. */
  forget(file: string): void {
    const entry = this.entries.get(file)
    if (entry) this.entries.set(file, { ...entry, knowledge: 'head' })
  }

  setProofs(): void {
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
  whole(file: string, isAsked: boolean): Promise<CompiledPage | undefined> {
    const entry = this.entries.get(file)
    if (!entry) return Promise.resolve(undefined)
    if (entry.knowledge === 'whole') return Promise.resolve(entry.source)
    if (entry.knowledge === 'known' && isFresh(entry.source, this.settings, this.proofs)) {
      this.entries.set(file, { ...entry, knowledge: 'whole' })
      return Promise.resolve(entry.source)
    }
    const running = this.compiling.get(file)
    // Somebody may wait for it now: then it goes before the rest.
    if (running?.found === entry.found && (running.isAsked || !isAsked)) return running.page
    const page = this.compile(entry.found, isAsked)
    this.compiling.set(file, { found: entry.found, isAsked, page })
    return page
  }

  /** Loads what compiling needs before the first page is asked for. */
  async warm(): Promise<void> {
    await this.pool.run(this.task([]), true)
  }

  blockProblems(): Promise<readonly Diagnostic[]> {
    return this.pool.blockProblems(this.settings.root)
  }

  get width(): number {
    return this.pool.width
  }

  close(): Promise<void> {
    return this.pool.close()
  }

  private first(found: FoundFile): Entry {
    if (this.files.isFresh(found, () => true))
      return { found, source: this.files.page(found.file), knowledge: 'known' }
    return { found, source: headOf(found), knowledge: 'head' }
  }

  private async compile(found: FoundFile, isAsked: boolean): Promise<CompiledPage | undefined> {
    const { file } = found
    try {
      const [page] = await this.pool.run(this.task([found]), isAsked)
      // Saved again meanwhile: that one counts.
      if (!page || this.entries.get(file)?.found !== found) return await this.whole(file, isAsked)
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

  private task(files: readonly FoundFile[]) {
    // Functions cannot be sent to a thread, and nothing there calls them.
    const { hooks: _, ...settings } = this.settings
    return {
      settings,
      proofs: this.proofs,
      undrawable: this.undrawable,
      identity: this.files.identity,
      files,
    }
  }
}

const isSame = (a: FoundFile, b: FoundFile): boolean =>
  a.size === b.size && a.mtimeMs === b.mtimeMs && a.absolute === b.absolute

/** What the front matter says, without a look at the text. */
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
