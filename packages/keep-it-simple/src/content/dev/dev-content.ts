import { statSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { SettingsError } from '#config/settings-error.ts'
import { collectionOf } from '#model/collection.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import { escapeHtml } from '#model/escape-html.ts'
import type { IslandBundle } from '#model/island.ts'
import type { PageData, Redirect } from '#model/page.ts'
import { fillRefs } from '#model/page-store.ts'
import { toHref } from '#model/path.ts'
import type { PostSummary } from '#model/post.ts'
import { SourceTable } from '#store/sources.ts'
import { dataAt, type Address, type AddressData } from '../address-data.ts'
import { connectSite } from '../connected-site.ts'
import { deadLinks } from '../enrich/links.ts'
import { unpublishedNames } from '../held-back.ts'
import { finalHref } from '../markdown/links.ts'
import { defaultAddress } from '../place.ts'
import { duplicateAddresses } from '../place-pages.ts'
import type { PlacedPage } from '../placed-page.ts'
import { scanDocs } from '../scan.ts'
import type { CompilerSettings } from '../settings.ts'
import { DevHistory, DevIslands, Drawings, LockOwners, PENDING, Scheduled } from './background.ts'
import { changedPages } from './changed-pages.ts'
import { DevPages } from './dev-pages.ts'
import { CurrentSite, type DevSite } from './dev-site.ts'
import { Placer } from './placer.ts'
import { DevProblems, type ProblemSource } from './problems.ts'

/** `pages`: something they show changed in the background. `problems`: the list of problems changed. */
export type DevNews = 'pages' | 'problems'

/** More posts than a list shows at once are not compiled for it. */
const LISTED = 30
/** Milliseconds a list waits for the excerpts of its posts. */
const LIST_TIMEOUT = 150
/** Milliseconds without an edit before everything is checked again. */
const QUIET = 250
/** The same while pages are compiled in the background. */
const BUSY = 3_000

/**
 * The content of a site during `kis dev`: compiled page by page as it is asked for, shown whatever is
 * wrong with it. What a build would refuse is in `diagnostics`.
 */
export class DevContent {
  private settings: CompilerSettings
  private readonly files: DevPages
  private readonly placer: Placer
  private readonly found: DevProblems
  private readonly site: CurrentSite
  private readonly history = new DevHistory()
  private readonly owners = new LockOwners()
  private readonly drawings = new Drawings()
  private readonly islands: DevIslands
  private readonly check = new Scheduled(() => this.checkAll())
  private readonly listeners: ((news: DevNews) => void)[] = []
  private hasBegun = false
  private scanned: readonly Diagnostic[] = []

  /** Reads the front matter of every file; islands are bundled when a page has one. */
  constructor(settings: CompilerSettings, bundle?: () => Promise<IslandBundle>) {
    this.settings = bundle ? { ...settings, islands: PENDING } : settings
    this.files = new DevPages(this.settings)
    this.islands = new DevIslands(bundle, (islands) => {
      this.settings = { ...this.settings, islands }
      this.files.setIslands(islands)
      this.checkSoon()
    })
    this.placer = new Placer(settings)
    this.site = new CurrentSite(
      this.placer,
      () => this.settings,
      () => this.connect(),
    )
    this.found = new DevProblems(settings)
    void this.files.warm().catch(() => undefined)
    this.scan()
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.found.all
  }

  /** Whether every page has been compiled once. */
  get isWhole(): boolean {
    return this.files.unread().length === 0
  }

  get size(): number {
    return this.files.size
  }

  pages(): readonly PlacedPage[] {
    return this.site.now?.map.pages ?? []
  }

  listen(listener: (news: DevNews) => void): void {
    this.listeners.push(listener)
  }

  async find(path: string): Promise<PageData | Redirect | undefined> {
    const found = await this.dataOf(path)
    return found && (JSON.parse(found.text) as PageData | Redirect)
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
      const page = this.files.isWhole(source.file) ? await this.find(path) : undefined
      if (page && 'type' in page) pages.push(page)
    }
    return pages
  }

  /** Files of the author's were saved; these are their absolute paths. */
  async update(files: ReadonlySet<string>): Promise<void> {
    await filled(files)
    const changed = changedPages(files, this.files.sources, this.settings)
    if (changed.isPublic) {
      this.placer.forget()
      this.found.forgetPublic()
    }
    if (changed.areProofs) this.files.readProofs()
    const isOther = !changed.pages.every((file) => this.files.touch(file)) && this.scan()
    if (isOther || changed.isPublic) this.site.drop()
    for (const file of changed.doubtful) this.files.doubt(file)
    // The author looks at what was saved: it is compiled before a browser asks for it.
    const shown = changed.pages.length <= LISTED ? changed.pages : []
    await Promise.all(shown.map((file) => this.compile(file, true)))
    if (shown.length === 0 && changed.pages.length > 0) this.site.drop()
    const site = await this.site.get()
    for (const file of shown) {
      const page = site.map.byFile.get(file)
      if (page && this.found.checkPage(page, this.source(site))) this.report('problems')
    }
    this.checkSoon()
  }

  /**
   * Compiles the pages nobody asked for, a few at a time, and looks for problems. Called once the
   * first page was sent: until then nothing takes time from it.
   */
  async rest(): Promise<void> {
    if (!this.hasBegun) {
      this.hasBegun = true
      void this.readGit()
      this.report('pages')
    }
    await this.islands.ready()
    const files = this.files.unread()
    let next = 0
    const work = async () => {
      for (let file = files[next++]; file !== undefined; file = files[next++]) {
        await this.compile(file, false)
        this.check.in(BUSY)
      }
    }
    await Promise.all(Array.from({ length: this.files.width * 2 }, work))
    if (files.length > 0) this.report('pages')
    this.check.in(0)
    await this.check.done()
  }

  /** An island was edited: what pages show of it is drawn again. */
  bundleAgain(): Promise<void> {
    return this.islands.again()
  }

  close(): Promise<void> {
    return this.files.close()
  }

  private scan(): boolean {
    const { files, diagnostics } = scanDocs(this.settings.docs)
    this.scanned = diagnostics
    return this.files.set(files)
  }

  private async connect() {
    const { settings, placer, history, owners } = this
    const { sources } = this.files
    const placed = sources.flatMap((source) => placer.place(source) ?? [])
    const site = await connectSite(
      {
        placed,
        history: history.commits,
        unpublished: unpublishedNames(sources, settings),
        findOwner: owners.find,
        adapt: (page) => (owners.areKnown ? withoutLock(page) : page),
      },
      settings,
    )
    return { ...site, problems: [...duplicateAddresses(placed), ...site.problems] }
  }

  private async dataOf(path: string): Promise<Shown | undefined> {
    const { map } = await this.site.get()
    const page = map.byPath.get(path)
    if (page) await this.compile(page.source.file, true)
    if (page?.lock) await this.knowOwners()
    const found = await this.shown(path, await this.site.for(path))
    if (!found) return undefined
    this.found.hook(path, found.problems)
    const unread = postFiles(found.data, map).filter((file) => !this.files.isWhole(file))
    // The first page is shown before anything else is compiled.
    if (unread.length === 0 || !this.hasBegun) return found
    const compiling = unread.slice(0, LISTED).map((file) => this.compile(file, true))
    const whole = Promise.all(compiling).then(() => true)
    // A list that waited for the texts of all its posts would wait long on a first start.
    if (!(await Promise.race([whole, wait(LIST_TIMEOUT, false)]))) {
      void whole.then(() => this.report('pages'))
      return found
    }
    this.site.drop()
    return this.shown(path, await this.site.get())
  }

  /** What an address shows. A hook that fails adds nothing; the page is shown all the same. */
  private async shown(path: string, site: DevSite): Promise<Shown | undefined> {
    const address = site.at.get(path)
    if (!address) {
      const redirect = site.map.redirects.get(path)
      return redirect === undefined
        ? undefined
        : { data: { redirect }, text: JSON.stringify({ redirect }), problems: [] }
    }
    const { settings } = this
    const page = site.map.byPath.get(path)
    const open: Address = page
      ? address.lock
        ? address
        : { make: () => ({ ...address.make(), refs: refsOf(page, site, settings) }) }
      : address
    try {
      const found = await dataAt(open, site, settings)
      return { data: found.data, text: textOf(found, page, site, settings), problems: [] }
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error
      const { hooks: _, ...plain } = settings
      const found = await dataAt(open, site, plain)
      const text = textOf(found, page, site, settings)
      return { data: found.data, text, problems: error.diagnostics }
    }
  }

  /** Locks were connected without knowing which passwords open them. */
  private async knowOwners(): Promise<void> {
    if (this.owners.areKnown) return
    await this.owners.compare()
    this.site.drop()
  }

  /** Compiles a page and puts it in its place among the others. */
  private async compile(file: string, isUrgent: boolean): Promise<void> {
    let page = await this.files.whole(file, isUrgent)
    // It has a figure that could not be drawn yet.
    if (page?.islandBundle === '' && isUrgent) {
      await this.islands.ready()
      page = await this.files.whole(file, true)
    }
    if (!page) return
    if (page.undrawn.length > 0)
      this.drawings.add(page, this.files, this.settings, (drawn) => {
        this.files.forget(drawn)
        this.report('pages')
      })
    this.site.put(page)
    if (isUrgent) this.checkSoon()
  }

  private async readGit(): Promise<void> {
    if (!(await this.history.read(this.settings.docs))) return
    this.site.drop()
    this.report('pages')
  }

  private checkSoon(): void {
    if (this.hasBegun) this.check.in(QUIET)
  }

  private async checkAll(): Promise<void> {
    await this.site.get()
    await this.knowOwners()
    const { isOld } = this.site
    const site = await (isOld ? this.site.whole() : this.site.get())
    // What other pages show of those that were saved.
    if (isOld) this.report('pages')
    if (await this.history.compare(site, this.settings)) this.report('pages')
    const isStill = () => this.site.now === site
    if (await this.found.checkAll(this.source(site), isStill)) this.report('problems')
    else if (!isStill()) this.checkSoon()
  }

  private source(site: DevSite): ProblemSource {
    return {
      site,
      ofFile: ({ source }) => [...source.diagnostics, ...this.placer.problems(source)],
      others: [
        ...this.scanned,
        ...(this.settings.islands?.diagnostics ?? []),
        ...this.history.problems,
      ],
      isRead: ({ source }) => this.files.isWhole(source.file),
      blocks: () => this.files.blockProblems(),
    }
  }

  private report(news: DevNews): void {
    for (const listener of this.listeners) listener(news)
  }
}

interface Shown {
  readonly data: object
  /** With its body, as JSON. */
  readonly text: string
  /** What the author's hooks did wrong. */
  readonly problems: readonly Diagnostic[]
}

/** A page no known password opens cannot be encrypted; that is reported, and its author sees it. */
function withoutLock(page: PlacedPage): PlacedPage {
  if (!page.lock || page.lock.openers.length > 0) return page
  const { lock: _, ...open } = page
  return open
}

function textOf(
  { data, bodyHash, refs }: AddressData,
  page: PlacedPage | undefined,
  site: DevSite,
  settings: CompilerSettings,
): string {
  const text = JSON.stringify(data)
  if (!page || !('type' in data) || data.type !== 'content') return text
  const { file } = page.source
  const body = bodyHash === '' ? '""' : new SourceTable(settings.out).body(file)!
  return `${text.slice(0, -1)},"body":${fillRefs(markDead(body, page, site, settings), refs)}}`
}

/** A link to a page that is not written yet is marked, for the toolbar and for style sheets. */
function markDead(
  json: string,
  page: PlacedPage,
  { addresses }: DevSite,
  settings: CompilerSettings,
): string {
  const { file, refs } = page.source
  const env = { file, base: settings.site.base, refs: [...refs] }
  const dead = deadLinks(page, addresses, settings).map(({ href }) => finalHref(href, env))
  let marked = json
  for (const href of new Set(dead)) {
    const written = JSON.stringify(`href="${escapeHtml(href)}"`).slice(1, -1)
    marked = marked.replaceAll(written, `data-dead=\\"\\" ${written}`)
  }
  return marked
}

/** Where links to source files lead; one that is not written yet, where it would be. */
const refsOf = (
  { source }: PlacedPage,
  { map }: DevSite,
  { site, collections }: CompilerSettings,
): string[] =>
  source.refs.map((file) =>
    toHref(
      site.base,
      map.byFile.get(file)?.path ?? defaultAddress(file, collectionOf(collections, file)),
    ),
  )

/** What a list holds of posts, wherever it stands in a page's data. */
interface Listing {
  readonly list?: { readonly posts: readonly PostSummary[] }
}

/** Source files of posts a page shows with an excerpt: in a list, and in sections of a home page. */
function postFiles(data: object, { byPath }: DevSite['map']): string[] {
  const { list, home } = data as Listing & {
    readonly home?: { readonly sections: readonly Listing[] }
  }
  const inSections = (home?.sections ?? []).flatMap((section) => section.list?.posts ?? [])
  const posts = [...(list?.posts ?? []), ...inSections]
  return posts.flatMap(({ path }) => byPath.get(path)?.source.file ?? [])
}

/** Milliseconds between two looks at a file that an editor has emptied to write it again. */
const STEP = 20
const STEPS = 5

/** When none of the files is empty, or stays so: an empty file in the middle of a save is not shown. */
async function filled(files: ReadonlySet<string>): Promise<void> {
  for (let step = 0; step < STEPS && [...files].some(isEmpty); step++) await wait(STEP)
}

function isEmpty(file: string): boolean {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat?.isFile() === true && stat.size === 0
}
