import { isDeepStrictEqual } from 'node:util'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { IslandBundle } from '#model/island.ts'
import type { CompiledPage } from '../compiled-page.ts'
import type { ConnectedSite } from '../connected-site.ts'
import { historyProblems } from '../enrich/enrich-pages.ts'
import { readHistory, type History } from '../enrich/git-log.ts'
import { staleTranslations } from '../enrich/stale-translations.ts'
import { ownerOf, type FindOwner } from '../locks/lock-pages.ts'
import type { CompilerSettings } from '../settings.ts'
import type { DevPages } from './dev-pages.ts'

/** Calls `run` after a delay, or earlier if an earlier call asked for that. */
export class Scheduled {
  readonly #run: () => Promise<void>
  #timer: NodeJS.Timeout | undefined
  #due = Infinity
  #running: Promise<void> = Promise.resolve()

  constructor(run: () => Promise<void>) {
    this.#run = run
  }

  in(milliseconds: number): void {
    const due = performance.now() + milliseconds
    if (due >= this.#due) return
    clearTimeout(this.#timer)
    this.#due = due
    this.#timer = setTimeout(() => {
      this.#due = Infinity
      this.#running = this.#running.then(() => this.#run()).catch(() => undefined)
    }, milliseconds)
    this.#timer.unref()
  }

  /** When the last run that was asked for is over. */
  async done(): Promise<void> {
    while (this.#due !== Infinity) await new Promise((resolve) => setTimeout(resolve, 10))
    await this.#running
  }
}

/** Draws the diagrams of one page after another: a browser needs seconds to start. */
export class Drawings {
  #last: Promise<void> = Promise.resolve()
  readonly #waiting = new Set<string>()

  add(
    { undrawn, file }: CompiledPage,
    pages: DevPages,
    { drawings }: CompilerSettings,
    drawn: (file: string) => void,
  ): void {
    if (this.#waiting.has(file)) return
    this.#waiting.add(file)
    const draw = async () => {
      const { drawMissing } = await import('../drawings/draw.ts')
      pages.setUndrawable(await drawMissing(undrawn, drawings))
      this.#waiting.delete(file)
      drawn(file)
    }
    this.#last = this.#last.then(draw).catch(() => undefined)
  }
}

/** What git knows of the pages; a long history takes seconds to read. */
export class DevHistory {
  commits: History | 'shallow' | 'none' = 'none'
  #stale: readonly Diagnostic[] = []

  get problems(): readonly Diagnostic[] {
    return [...historyProblems(this.commits), ...this.#stale]
  }

  /** Whether there is one. */
  async read(docs: string): Promise<boolean> {
    this.commits = await readHistory(docs)
    return typeof this.commits !== 'string'
  }

  /** Looks for outdated translations; returns whether pages show something else now. */
  async compare(site: ConnectedSite, settings: CompilerSettings): Promise<boolean> {
    if (typeof this.commits === 'string') return false
    const { pages, translations } = site.map
    const stale: Diagnostic[] = []
    const behind = await staleTranslations(pages, translations, this.commits, settings, stale)
    this.#stale = stale
    if (isDeepStrictEqual(behind, site.behind)) return false
    site.behind = behind
    return true
  }
}

/** Stands for the bundle of islands until a page needs it. */
export const PENDING: IslandBundle = {
  hash: '',
  sources: '',
  styles: {},
  diagnostics: [],
  isPending: true,
}

/** The islands of a site, bundled when a page has one, and again after one was edited. */
export class DevIslands {
  readonly #bundle: (() => Promise<IslandBundle>) | undefined
  readonly #use: (islands: IslandBundle) => void
  #bundling: Promise<void> | undefined

  constructor(
    bundle: (() => Promise<IslandBundle>) | undefined,
    use: (islands: IslandBundle) => void,
  ) {
    this.#bundle = bundle
    this.#use = use
  }

  /** When they are bundled; at once where a site has none. */
  ready(): Promise<void> {
    if (!this.#bundle) return Promise.resolve()
    this.#bundling ??= this.#bundle().then(this.#use)
    return this.#bundling
  }

  again(): Promise<void> {
    this.#bundling = undefined
    return this.ready()
  }
}

/** Which password opens what: each comparison takes most of a second, and only locked pages need it. */
export class LockOwners {
  readonly #known = new Map<string, number | undefined>()
  readonly #wanted = new Map<string, readonly string[]>()

  readonly find: FindOwner = (hash, passwords) => {
    if (!this.#known.has(hash)) this.#wanted.set(hash, passwords)
    return this.#known.get(hash)
  }

  get areKnown(): boolean {
    return this.#wanted.size === 0
  }

  async compare(): Promise<void> {
    for (const [hash, passwords] of this.#wanted) {
      this.#known.set(hash, await ownerOf(hash, passwords))
      this.#wanted.delete(hash)
    }
  }
}
