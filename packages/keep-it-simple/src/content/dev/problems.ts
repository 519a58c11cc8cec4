import { setImmediate as pause } from 'node:timers/promises'
import { compareDiagnostics, type Diagnostic } from '#model/diagnostic.ts'
import { unreadColours } from '../unread-colours.ts'
import { checkSettings } from '../check-settings.ts'
import { checkWords } from '../check-words.ts'
import { checkLinks } from '../enrich/links.ts'
import type { PlacedPage } from '../placed-page.ts'
import { scanPublic } from '../scan-public.ts'
import type { CompilerSettings } from '../settings.ts'
import { checkMap } from '../connect.ts'
import type { DevSite } from './dev-site.ts'

/** Pages whose links are checked before requests have a turn. */
const TURN = 200

/** What is checked, and where its problems come from. */
export interface ProblemSource {
  readonly site: DevSite
  /** Found while a file was read, compiled and placed. */
  readonly ofFile: (page: PlacedPage) => readonly Diagnostic[]
  /** Of files that have no page. */
  readonly others: readonly Diagnostic[]
  readonly isRead: (page: PlacedPage) => boolean
  /** Of the author's blocks. */
  readonly blocks: () => Promise<readonly Diagnostic[]>
}

/** Everything that is wrong; what was saved is checked first. */
export class DevProblems {
  private list: readonly Diagnostic[] = []
  private settled: Promise<readonly Diagnostic[]> | undefined
  private inPublic: readonly Diagnostic[] | undefined
  private readonly settings: CompilerSettings
  private readonly hooked = new Map<string, readonly Diagnostic[]>()

  constructor(settings: CompilerSettings) {
    this.settings = settings
  }

  get all(): readonly Diagnostic[] {
    return this.list
  }

  /** Files in `public/` came or went. */
  forgetPublic(): void {
    this.inPublic = undefined
  }

  /** What the hooks of the author's did wrong with the page at an address. */
  hook(path: string, found: readonly Diagnostic[]): void {
    if (found.length > 0) this.hooked.set(path, found)
    else this.hooked.delete(path)
  }

  /** Checks one page again; returns whether that changed anything. */
  checkPage(page: PlacedPage, source: ProblemSource): boolean {
    const file = `docs/${page.source.file}`
    const others = this.list.filter((one) => one.file !== file)
    return this.set([...others, ...this.ofPage(page, source)])
  }

  /** Checks everything; returns whether that changed anything. */
  async checkAll(source: ProblemSource, isStill: () => boolean): Promise<boolean> {
    const { site } = source
    const found: Diagnostic[] = [...source.others]
    for (const [index, page] of site.map.pages.entries()) {
      found.push(...this.ofPage(page, source))
      if (index % TURN !== TURN - 1) continue
      await pause()
      if (!isStill()) return false
    }
    found.push(
      ...site.problems,
      ...checkMap(site, this.settings),
      ...(await this.ofSettings(source)),
    )
    this.inPublic ??= scanPublic(this.settings.publicDir)
    found.push(...this.inPublic, ...[...this.hooked.values()].flat())
    return isStill() && this.set(found)
  }

  private ofPage(page: PlacedPage, { site, ofFile, isRead }: ProblemSource): Diagnostic[] {
    const addresses = { ...site.addresses, isRead }
    return [...ofFile(page), ...checkLinks(page, addresses, this.settings)]
  }

  /** These do not change while a session goes on. */
  private ofSettings({ blocks }: ProblemSource): Promise<readonly Diagnostic[]> {
    const { settings } = this
    this.settled ??= Promise.all([blocks(), checkWords(settings)]).then((found) => [
      ...checkSettings(settings),
      ...unreadColours(settings),
      ...found.flat(),
    ])
    return this.settled
  }

  private set(found: readonly Diagnostic[]): boolean {
    const once = new Map(found.map((one) => [JSON.stringify(one), one]))
    const list = [...once.values()].sort(compareDiagnostics)
    const isNew = JSON.stringify(list) !== JSON.stringify(this.list)
    if (isNew) this.list = list
    return isNew
  }
}
