import type { CompiledPage } from '../compiled-page.ts'
import type { LiveSite } from './live-site.ts'
import type { Placer } from './place-anyway.ts'

/** The site as it stands: built when it is asked for, mended where a page has changed alone. */
export class CurrentSite {
  private readonly placer: Placer
  private readonly build: () => Promise<LiveSite>
  private site: LiveSite | undefined
  private building: Promise<LiveSite> | undefined
  /** Compiled while the site was being built. */
  private readonly waiting: CompiledPage[] = []
  private version = 0
  /** Pages that are right, while what others show of them is not. */
  private readonly ahead = new Set<string>()
  /** The beginnings of posts have changed, which lists show. */
  private areTextsOld = false

  constructor(placer: Placer, build: () => Promise<LiveSite>) {
    this.placer = placer
    this.build = build
  }

  /** Whatever there is at the moment. */
  get now(): LiveSite | undefined {
    return this.site
  }

  /** Whether some pages show what others no longer are. */
  get isOld(): boolean {
    return this.ahead.size > 0
  }

  async get(): Promise<LiveSite> {
    while (!this.site) {
      const { version } = this
      this.building ??= this.build()
      const built = await this.building
      this.building = undefined
      // What was compiled meanwhile is put in; a page that came needs another round.
      const fits = this.waiting.splice(0).every((page) => this.mend(built, page))
      if (fits && version === this.version) this.site = built
    }
    return this.site
  }

  /** With everything as it is now. */
  whole(): Promise<LiveSite> {
    if (this.isOld || this.areTextsOld) this.drop()
    return this.get()
  }

  /** With all that the page at an address shows; one that was saved need not wait for the others. */
  async for(path: string): Promise<LiveSite> {
    const site = await this.get()
    if (this.isOld) return this.ahead.has(path) ? site : this.whole()
    return this.areTextsOld && isList(path, site) ? this.whole() : site
  }

  /** A page was compiled: it takes its place, or everything is built again. */
  put(page: CompiledPage): void {
    if (!this.site) this.waiting.push(page)
    else if (this.site.map.byFile.get(page.file)?.source !== page && !this.mend(this.site, page))
      this.drop()
  }

  drop(): void {
    this.version++
    this.site = undefined
    this.ahead.clear()
    this.areTextsOld = false
  }

  private mend(site: LiveSite, page: CompiledPage): boolean {
    const how = site.replace(page, this.placer)
    if (how === 'text') this.areTextsOld = true
    else if (how === 'own') this.ahead.add(site.map.byFile.get(page.file)!.path)
    return how !== 'other'
  }
}

/** Whether a page shows the beginnings of others. */
function isList(path: string, { map }: LiveSite): boolean {
  const layout = map.byPath.get(path)?.frontmatter.pageLayout
  return !map.byPath.has(path) || layout === 'home' || layout === 'posts'
}
