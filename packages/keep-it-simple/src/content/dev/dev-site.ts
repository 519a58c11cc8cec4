import { isDeepStrictEqual } from 'node:util'
import { addressesOf, type Address } from '../address-data.ts'
import type { CompiledPage } from '../compiled-page.ts'
import type { ConnectedSite } from '../connected-site.ts'
import { openMedia } from '../page-data.ts'
import type { PlacedPage } from '../placed-page.ts'
import type { CompilerSettings } from '../settings.ts'
import type { Placer } from './placer.ts'

/** A connected site in which pages can be replaced while their author edits them. */
export interface DevSite extends ConnectedSite {
  readonly addresses: ConnectedSite['addresses']
  readonly at: ReadonlyMap<string, Address>
}

/**
 * What an edit changed. `text`: its own page. `excerpt`: lists too. `interface`: whatever other pages show
 * of it. `place`: its address or its lock, so that nothing can be shown before the site is connected again.
 */
export type EditKind = 'text' | 'excerpt' | 'interface' | 'place'

/** The connected site, as pages of it were edited. */
export class CurrentSite {
  readonly #placer: Placer
  readonly #connect: () => Promise<ConnectedSite>
  readonly #settings: () => CompilerSettings
  #site: DevSite | undefined
  #connecting: Promise<ConnectedSite> | undefined
  /** Compiled while the site was being connected. */
  readonly #waiting: CompiledPage[] = []
  #version = 0
  /** Addresses of pages that are right, while what others show of them is not. */
  readonly #edited = new Set<string>()
  #areExcerptsOld = false

  constructor(
    placer: Placer,
    settings: () => CompilerSettings,
    connect: () => Promise<ConnectedSite>,
  ) {
    this.#placer = placer
    this.#settings = settings
    this.#connect = connect
  }

  /** Whatever there is at the moment. */
  get now(): DevSite | undefined {
    return this.#site
  }

  /** Whether some pages show what others no longer are. */
  get isOld(): boolean {
    return this.#edited.size > 0
  }

  async get(): Promise<DevSite> {
    while (!this.#site) {
      const version = this.#version
      this.#connecting ??= this.#connect()
      const connected = await this.#connecting
      this.#connecting = undefined
      const site = Object.assign(connected, { at: addressesOf(connected, this.#settings()) })
      // Pages compiled meanwhile are put in; one that moved needs another round.
      const fits = this.#waiting.splice(0).every((page) => this.#replace(site, page))
      if (fits && version === this.#version) this.#site = site
    }
    return this.#site
  }

  /** With everything as it is now. */
  whole(): Promise<DevSite> {
    if (this.isOld || this.#areExcerptsOld) this.drop()
    return this.get()
  }

  /** With all that the page at an address shows; one that was saved need not wait for the others. */
  async for(path: string): Promise<DevSite> {
    const site = await this.get()
    if (this.isOld) return this.#edited.has(path) ? site : this.whole()
    return this.#areExcerptsOld && showsExcerpts(path, site) ? this.whole() : site
  }

  /** A page was compiled: it takes its place, or the site is connected again. */
  put(page: CompiledPage): void {
    if (!this.#site) this.#waiting.push(page)
    else if (
      this.#site.map.byFile.get(page.file)?.source !== page &&
      !this.#replace(this.#site, page)
    )
      this.drop()
  }

  drop(): void {
    this.#version++
    this.#site = undefined
    this.#edited.clear()
    this.#areExcerptsOld = false
  }

  #replace(site: DevSite, source: CompiledPage): boolean {
    const kind = replacePage(site, source, this.#placer, this.#settings())
    if (kind === 'excerpt') this.#areExcerptsOld = true
    else if (kind === 'interface') this.#edited.add(site.map.byFile.get(source.file)!.path)
    return kind !== 'place'
  }
}

/** Puts a page in the place of what was known of it. */
function replacePage(
  site: DevSite,
  source: CompiledPage,
  placer: Placer,
  settings: CompilerSettings,
): EditKind {
  const { map } = site
  const before = map.byFile.get(source.file)
  const placed = placer.place(source)
  if (!before || !placed || !isAtSamePlace(before, placed)) return 'place'
  const { frontmatter, createTime, lang } = placed
  const { createTime: _, ...rest } = before
  const page: PlacedPage = {
    ...rest,
    source,
    frontmatter,
    lang,
    ...(createTime !== undefined && { createTime }),
  }
  // This site is the session's own: no other code changes it.
  const pages = map.pages as PlacedPage[]
  pages[pages.indexOf(before)] = page
  const byPath = map.byPath as Map<string, PlacedPage>
  if (byPath.get(page.path) === before) byPath.set(page.path, page)
  ;(map.byFile as Map<string, PlacedPage>).set(source.file, page)
  site.media = openMedia(pages, settings)
  const same = (key: 'excerpt' | 'headings' | 'links' | 'frontmatter') =>
    isDeepStrictEqual(before.source[key], source[key])
  if (!same('excerpt') || !same('headings') || !same('links') || !same('frontmatter'))
    map.related.forget()
  if (!isDeepStrictEqual(before.frontmatter, frontmatter)) return 'interface'
  return same('excerpt') ? 'text' : 'excerpt'
}

/** Whether it stands where it stood, and is locked or not as before. */
function isAtSamePlace(a: PlacedPage, b: PlacedPage): boolean {
  const { encrypt, icon, draft } = a.frontmatter
  return (
    a.path === b.path &&
    draft === b.frontmatter.draft &&
    icon === b.frontmatter.icon &&
    isDeepStrictEqual(encrypt, b.frontmatter.encrypt)
  )
}

/** Whether a page shows the beginnings of others. */
function showsExcerpts(path: string, { map }: DevSite): boolean {
  const layout = map.byPath.get(path)?.frontmatter.pageLayout
  return !map.byPath.has(path) || layout === 'home' || layout === 'posts'
}
