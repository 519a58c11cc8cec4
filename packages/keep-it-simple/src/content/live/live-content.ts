import { setTimeout as wait } from 'node:timers/promises'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { IslandBundle } from '#model/island.ts'
import type { PageData, Redirect } from '#model/page.ts'
import type { PlacedPage } from '../placed-page.ts'
import { scanDocs } from '../scan.ts'
import type { CompilerSettings } from '../settings.ts'
import { Behind } from './behind.ts'
import { changedPages } from './changed-pages.ts'
import { CurrentSite } from './current-site.ts'
import { addressData, type AddressData } from './live-data.ts'
import { LockOwners } from './lock-owners.ts'
import { LiveHistory } from './live-history.ts'
import { LiveIslands, PENDING } from './live-islands.ts'
import type { LiveChange, LiveNews } from './live-news.ts'
import { LivePages } from './live-pages.ts'
import { LiveProblems, type ProblemSource } from './live-problems.ts'
import { LiveSite } from './live-site.ts'
import { Placer } from './place-anyway.ts'
import { filled } from './saved-files.ts'
import { postFiles } from './shown-posts.ts'

/** More posts than a list shows at once are not compiled for it. */
const LISTED = 30
/** Milliseconds a list waits for the beginnings of its posts. */
const PATIENCE = 150
/** Milliseconds of quiet before everything is looked at again. */
const QUIET = 250
/** The same while pages are compiled that nobody asked for. */
const BUSY = 3_000

/**
 * The content of a site while it is written: held in memory, compiled when it is asked for, shown
 * whatever is wrong with it. What a build would refuse is in `diagnostics`.
 */
export class LiveContent {
  private settings: CompilerSettings
  private readonly known: LivePages
  private readonly placer: Placer
  private readonly found: LiveProblems
  private readonly behind: Behind
  private readonly listeners: ((news: LiveNews) => void)[] = []
  private hasBegun = false
  private scanned: readonly Diagnostic[] = []
  private readonly history = new LiveHistory()
  private readonly owners = new LockOwners()
  private readonly site: CurrentSite
  private readonly islands: LiveIslands

  private constructor(settings: CompilerSettings, bundle?: () => Promise<IslandBundle>) {
    this.settings = bundle ? { ...settings, islands: PENDING } : settings
    this.known = new LivePages(this.settings)
    this.islands = new LiveIslands(bundle, (islands) => {
      this.settings = { ...this.settings, islands }
      this.known.setIslands(islands)
      this.lookSoon()
    })
    this.placer = new Placer(settings)
    this.site = new CurrentSite(this.placer, () =>
      LiveSite.build(
        this.known.sources,
        this.placer,
        this.history.commits,
        this.owners,
        this.settings,
      ),
    )
    this.found = new LiveProblems(settings)
    this.behind = new Behind(() => this.lookAtAll())
  }

  /** Reads the front matter of every file; islands are bundled when a page has one. */
  static async open(
    settings: CompilerSettings,
    bundle?: () => Promise<IslandBundle>,
  ): Promise<LiveContent> {
    const live = new LiveContent(settings, bundle)
    void live.known.warm().catch(() => undefined)
    live.scan()
    return live
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.found.all
  }

  /** Whether every page has been compiled once. */
  get isWhole(): boolean {
    return this.known.unread().length === 0
  }

  get size(): number {
    return this.known.size
  }

  pages(): readonly PlacedPage[] {
    return this.site.now?.map.pages ?? []
  }

  listen(listener: (news: LiveNews) => void): void {
    this.listeners.push(listener)
  }

  async find(path: string): Promise<PageData | Redirect | undefined> {
    const text = (await this.dataOf(path))?.text
    return text === undefined ? undefined : (JSON.parse(text) as PageData | Redirect)
  }

  /** The file behind a picture's address. */
  media(publicPath: string): string | undefined {
    return this.site.now?.media.get(publicPath)
  }

  /** Every page whose text was read so far; what a search looks into. */
  async read(): Promise<PageData[]> {
    const { map } = await this.site.get()
    const pages: PageData[] = []
    for (const { path, source } of map.pages) {
      const page = this.known.isWhole(source.file) ? await this.find(path) : undefined
      if (page && 'type' in page) pages.push(page)
    }
    return pages
  }

  /** Files of the author's were saved; these are their absolute paths. */
  async update(files: ReadonlySet<string>): Promise<LiveChange> {
    await filled(files)
    const before = this.known.sources
    const changed = changedPages(files, before, this.settings)
    if (changed.isPublic) {
      this.placer.forget()
      this.found.forgetPublic()
    }
    if (changed.areProofs) this.known.setProofs()
    const isOther = !changed.pages.every((file) => this.known.touch(file)) && this.scan()
    if (isOther || changed.isPublic) this.site.drop()
    for (const file of changed.doubtful) this.known.doubt(file)
    // What was saved is what is looked at: compiled before a browser asks for it.
    const shown = changed.pages.length <= LISTED ? changed.pages : []
    await Promise.all(shown.map((file) => this.compiled(file, true)))
    if (shown.length === 0 && changed.pages.length > 0) this.site.drop()
    const site = await this.site.get()
    for (const file of shown) {
      const page = site.map.byFile.get(file)
      if (page && this.found.lookAt(page, this.source(site))) this.say('problems')
    }
    this.lookSoon()
    return { isShown: true }
  }

  /**
   * Compiles what nobody asked for yet, a few at a time, and looks for problems. Called once the
   * first page was sent: until then nothing takes time from it.
   */
  async rest(): Promise<void> {
    if (!this.hasBegun) {
      this.hasBegun = true
      void this.readGit()
      this.say('pages')
    }
    await this.islands.ready()
    const files = this.known.unread()
    let next = 0
    const work = async () => {
      for (let file = files[next++]; file !== undefined; file = files[next++]) {
        await this.compiled(file, false)
        this.behind.soon(BUSY)
      }
    }
    await Promise.all(Array.from({ length: this.known.width * 2 }, work))
    if (files.length > 0) this.say('pages')
    this.behind.soon(0)
    await this.behind.done()
  }

  /** An island was edited: what pages show of it is drawn again. */
  bundleAgain(): Promise<void> {
    return this.islands.again()
  }

  close(): Promise<void> {
    return this.known.close()
  }

  private scan(): boolean {
    const { files, diagnostics } = scanDocs(this.settings.docs)
    this.scanned = diagnostics
    return this.known.set(files)
  }

  private async dataOf(path: string): Promise<AddressData | undefined> {
    const { map } = await this.site.get()
    const page = map.byPath.get(path)
    if (page) await this.compiled(page.source.file, true)
    if (page?.lock) await this.knowOwners()
    const site = await this.site.for(path)
    const data = await addressData(path, site, this.settings)
    const isUnread = (file: string) => !this.known.isWhole(file)
    const unread = data ? postFiles(data.data, site.map).filter(isUnread).slice(0, LISTED) : []
    if (data) this.found.hook(path, data.problems)
    if (unread.length === 0) return data
    // The first page is shown before anything else is compiled.
    if (!this.hasBegun) return data
    const whole = Promise.all(unread.map((file) => this.compiled(file, true))).then(() => true)
    // A list that waited for the texts of all its posts would wait long on a first start.
    const isInTime = await Promise.race([whole, wait(PATIENCE, false)])
    if (!isInTime) {
      void whole.then(() => this.say('pages'))
      return data
    }
    this.site.drop()
    return addressData(path, await this.site.get(), this.settings)
  }

  /** Locks were built without knowing which passwords open them. */
  private async knowOwners(): Promise<void> {
    if ((await this.site.get()).knowsOwners) return
    await this.owners.all()
    this.site.drop()
  }

  /** The page with its text, in its place among the others. */
  private async compiled(file: string, isAsked: boolean): Promise<void> {
    let page = await this.known.whole(file, isAsked)
    // It has a figure that could not be drawn yet.
    if (page?.islandBundle === '' && isAsked) {
      await this.islands.ready()
      page = await this.known.whole(file, true)
    }
    if (!page) return
    if (page.undrawn.length > 0) this.behind.draw(page, this.known, this.settings, this.drawn)
    this.site.put(page)
    if (isAsked) this.lookSoon()
  }

  private readonly drawn = (file: string): void => {
    this.known.forget(file)
    this.say('pages')
  }

  private async readGit(): Promise<void> {
    if (!(await this.history.read(this.settings.docs))) return
    this.site.drop()
    this.say('pages')
  }

  private lookSoon(): void {
    if (this.hasBegun) this.behind.soon(QUIET)
  }

  private async lookAtAll(): Promise<void> {
    await this.knowOwners()
    const { isOld } = this.site
    const site = await (isOld ? this.site.whole() : this.site.get())
    // What other pages show of those that were saved.
    if (isOld) this.say('pages')
    if (await this.history.compare(site, this.settings)) this.say('pages')
    const isStill = () => this.site.now === site
    if (await this.found.lookAtAll(this.source(site), isStill)) this.say('problems')
    else if (!isStill()) this.lookSoon()
  }

  private source(site: LiveSite): ProblemSource {
    return {
      site,
      ofFile: ({ source }) => [...source.diagnostics, ...this.placer.problems(source)],
      others: [
        ...this.scanned,
        ...(this.settings.islands?.diagnostics ?? []),
        ...this.history.problems,
      ],
      isRead: ({ source }) => this.known.isWhole(source.file),
      blocks: () => this.known.blockProblems(),
    }
  }

  private say(news: LiveNews): void {
    for (const listener of this.listeners) listener(news)
  }
}
