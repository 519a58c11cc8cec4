import type { CompiledPage } from '../compiled-page.ts'
import type { LiveSite } from './live-site.ts'

/** The site as it stands: built when it is asked for, mended where a page has changed alone. */
export class CurrentSite {
  private readonly build: () => Promise<LiveSite>
  private site: LiveSite | undefined
  private building: Promise<LiveSite> | undefined
  /** Compiled while the site was being built. */
  private readonly waiting: CompiledPage[] = []
  private version = 0
  private areTextsOld = false

  constructor(build: () => Promise<LiveSite>) {
    this.build = build
  }

  /** Whatever there is at the moment. */
  get now(): LiveSite | undefined {
    return this.site
  }

  async get(): Promise<LiveSite> {
    while (!this.site) {
      const { version } = this
      this.building ??= this.build()
      const built = await this.building
      this.building = undefined
      // What was compiled meanwhile is put in; a page that came needs another round.
      const fits = this.waiting.splice(0).every((page) => built.replace(page))
      if (fits && version === this.version) this.site = built
    }
    return this.site
  }

  /** With the beginnings of posts as they are now, for pages that list some. */
  withTexts(): Promise<LiveSite> {
    if (this.areTextsOld) this.drop()
    return this.get()
  }

  /** A page was compiled: it takes its place, or everything is built again. */
  put(page: CompiledPage): void {
    if (!this.site) {
      this.waiting.push(page)
      return
    }
    const before = this.site.map.byFile.get(page.file)?.source
    if (before === page) return
    if (before?.excerpt !== page.excerpt) this.areTextsOld = true
    if (!this.site.replace(page)) this.drop()
  }

  drop(): void {
    this.version++
    this.site = undefined
    this.areTextsOld = false
  }
}
