import type { Diagnostic } from '#model/diagnostic.ts'
import { mapSite, type Mapped } from './connect.ts'
import { enrichPages, withHistory } from './enrich/enrich-pages.ts'
import type { History } from './enrich/git-log.ts'
import { gatherGlyphs, type Glyphs } from './enrich/icons.ts'
import { withCategories } from './enrich/posts.ts'
import type { FindOwner } from './locks/lock-pages.ts'
import { Views } from './locks/views.ts'
import { openMedia, type Behind } from './page-data.ts'
import type { PlacedPage } from './placed-page.ts'
import type { CompilerSettings } from './settings.ts'

/** All pages with their addresses, among each other. What each of them shows follows from it. */
export interface ConnectedSite extends Mapped {
  readonly glyphs: Glyphs
  /** Sidebars and neighbors, as holders of each password see them. */
  readonly views: Views
  /** Files everybody may fetch, by where they are published. */
  media: ReadonlyMap<string, string>
  /** Translations whose original changed after them. */
  behind: Behind
  /** What was found wrong on the way; links of pages are not checked yet. */
  readonly problems: readonly Diagnostic[]
}

export interface ConnectInput {
  readonly placed: readonly PlacedPage[]
  readonly history: History | 'shallow' | 'none'
  /** What is not published, by file and by address, with what to do about a link to it. */
  readonly unpublished: ReadonlyMap<string, string>
  /** Which password opens a page; without, every one is compared. */
  readonly findOwner?: FindOwner
  /** Changes pages after their locks are known. */
  readonly adapt?: (page: PlacedPage) => PlacedPage
}

/** Locks, lists, sidebars, icons and addresses of placed pages. */
export async function connectSite(
  { placed, history, unpublished, findOwner, adapt }: ConnectInput,
  settings: CompilerSettings,
): Promise<ConnectedSite> {
  const problems: Diagnostic[] = []
  const whole = withHistory(withCategories(placed, settings.locks.global), history, settings)
  const enriched = await enrichPages(whole, settings, problems, findOwner)
  const pages = adapt ? enriched.pages.map(adapt) : enriched.pages
  const glyphs = await gatherGlyphs(pages, settings, problems)
  const mapped = mapSite(pages, enriched.postLists, enriched.series, unpublished, settings)
  problems.push(...mapped.clashes)
  return {
    ...mapped,
    glyphs,
    views: new Views(mapped.map, settings),
    media: openMedia(pages, settings),
    behind: new Map(),
    problems,
  }
}
