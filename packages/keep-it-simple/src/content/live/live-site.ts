import { isDeepStrictEqual } from 'node:util'
import type { Diagnostic } from '#model/diagnostic.ts'
import { checkMap, mapSite, type LocatedList, type Mapped, type SiteMap } from '../connect.ts'
import type { CompiledPage } from '../compiled-page.ts'
import { enrichPages, withHistory } from '../enrich/enrich-pages.ts'
import type { History } from '../enrich/git-log.ts'
import { gatherGlyphs, type Glyphs } from '../enrich/icons.ts'
import { withCategories } from '../enrich/posts.ts'
import { Views } from '../locks/views.ts'
import { unpublishedNames } from '../held-back.ts'
import { openMedia, type Behind } from '../page-data.ts'
import { duplicateAddresses } from '../place-pages.ts'
import type { PlacedPage } from '../placed-page.ts'
import type { CompilerSettings } from '../settings.ts'
import type { LockOwners } from './lock-owners.ts'
import type { Placer } from './place-anyway.ts'

/** All pages among each other, as they stand: nothing of it is on the disk. */
export class LiveSite {
  readonly map: SiteMap
  readonly mapped: Mapped
  readonly glyphs: Glyphs
  readonly views: Views
  /** What was found wrong on the way, the links of pages excepted. */
  readonly problems: readonly Diagnostic[]
  /** Translations whose original was changed after them, once that is known. */
  behind: Behind = new Map()
  /** Whether it was known which passwords open what. */
  readonly knowsOwners: boolean
  private readonly settings: CompilerSettings
  private readonly pages: PlacedPage[]
  private readonly places: ReadonlyMap<string, number>
  private readonly listed: ReadonlyMap<string, LocatedList>
  private openFiles: ReadonlyMap<string, string> | undefined

  private constructor(
    mapped: Mapped,
    pages: PlacedPage[],
    glyphs: Glyphs,
    problems: readonly Diagnostic[],
    settings: CompilerSettings,
    knowsOwners: boolean,
  ) {
    this.knowsOwners = knowsOwners
    this.mapped = mapped
    this.map = mapped.map
    this.pages = pages
    this.glyphs = glyphs
    this.settings = settings
    this.views = new Views(this.map, settings)
    this.problems = problems
    this.places = new Map(pages.map(({ source }, index) => [source.file, index]))
    this.listed = new Map(this.map.lists.map((list) => [list.path, list]))
  }

  static async build(
    sources: readonly CompiledPage[],
    placer: Placer,
    history: History | 'shallow' | 'none',
    owners: LockOwners,
    settings: CompilerSettings,
  ): Promise<LiveSite> {
    const problems: Diagnostic[] = []
    const placed = sources.flatMap((source) => placer.place(source) ?? [])
    problems.push(...duplicateAddresses(placed))
    const whole = withHistory(withCategories(placed, settings.locks.global), history, settings)
    const enriched = await enrichPages(whole, settings, problems, owners.find)
    const knowsOwners = owners.areKnown
    const pages = knowsOwners ? enriched.pages.map(unlocked) : [...enriched.pages]
    const glyphs = await gatherGlyphs(pages, settings, problems)
    const { postLists, series } = enriched
    const mapped = mapSite(pages, postLists, series, unpublishedNames(sources, settings), settings)
    problems.push(...mapped.clashes)
    return new LiveSite(mapped, pages, glyphs, problems, settings, knowsOwners)
  }

  /** What needs every page at hand and is not needed to show one. */
  check(): Diagnostic[] {
    return checkMap(this.mapped, this.settings)
  }

  list(path: string): LocatedList | undefined {
    return this.listed.get(path)
  }

  /** Files everybody may fetch, by where they are published. */
  get media(): ReadonlyMap<string, string> {
    return (this.openFiles ??= openMedia(this.pages, this.settings))
  }

  /**
   * Puts a page in the place of what was known of it. `same`: no other page shows what changed;
   * `text`: lists do; `own`: others do too, and this one need not wait for them; `other`: all must wait.
   */
  replace(source: CompiledPage, placer: Placer): 'same' | 'text' | 'own' | 'other' {
    const index = this.places.get(source.file)
    const before = index === undefined ? undefined : this.pages[index]
    const placed = placer.place(source)
    if (index === undefined || !before || !placed || !isAlike(before, placed)) return 'other'
    const { frontmatter, createTime, lang } = placed
    const { createTime: _, ...rest } = before
    const page: PlacedPage = {
      ...rest,
      source,
      frontmatter,
      lang,
      ...(createTime !== undefined && { createTime }),
    }
    this.pages[index] = page
    // They are this site's own: nobody else changes them.
    const byPath = this.map.byPath as Map<string, PlacedPage>
    if (byPath.get(page.path) === before) byPath.set(page.path, page)
    ;(this.map.byFile as Map<string, PlacedPage>).set(source.file, page)
    this.openFiles = undefined
    if (!isAboutTheSame(before.source, source)) this.map.related.forget()
    if (!isDeepStrictEqual(before.frontmatter, frontmatter)) return 'own'
    return before.source.excerpt === source.excerpt ? 'same' : 'text'
  }
}

/** Whether it stands where it stood, and is locked or not as before. */
function isAlike(a: PlacedPage, b: PlacedPage): boolean {
  const { encrypt, icon, draft } = a.frontmatter
  return (
    a.path === b.path &&
    draft === b.frontmatter.draft &&
    icon === b.frontmatter.icon &&
    isDeepStrictEqual(encrypt, b.frontmatter.encrypt)
  )
}

/** Whether what related pages are found by is as it was. */
const isAboutTheSame = (a: CompiledPage, b: CompiledPage): boolean =>
  a.excerpt === b.excerpt &&
  isDeepStrictEqual(a.headings, b.headings) &&
  isDeepStrictEqual(a.links, b.links) &&
  isDeepStrictEqual(a.frontmatter, b.frontmatter)

/** A page no known password opens cannot be encrypted; that is reported, and its author sees it. */
function unlocked(page: PlacedPage): PlacedPage {
  if (!page.lock || page.lock.openers.length > 0) return page
  const { lock: _, ...open } = page
  return open
}
