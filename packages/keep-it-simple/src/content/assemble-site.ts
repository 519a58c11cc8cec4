import { SettingsError } from '#config/settings-error.ts'
import type { PageRow, SiteRow } from '#store/pages.ts'
import { compareDiagnostics, type Diagnostic } from '#model/diagnostic.ts'
import { checkWords } from './check-words.ts'
import type { CompiledPage } from './compiled-page.ts'
import { connectPages } from './connect.ts'
import { emitPages } from './emit.ts'
import { enrichPages, historyProblems, withHistory } from './enrich/enrich-pages.ts'
import { readHistory } from './enrich/git-log.ts'
import { gatherGlyphs } from './enrich/icons.ts'
import { withCategories } from './enrich/posts.ts'
import { staleTranslations } from './enrich/stale-translations.ts'
import { unpublishedNames } from './held-back.ts'
import { placePages } from './place-pages.ts'
import type { PlacedPage } from './placed-page.ts'
import { scanPublic } from './scan-public.ts'
import type { CompilerSettings } from './settings.ts'
import type { Stopwatch } from './stopwatch.ts'
import { unreadColours } from './unread-colours.ts'

export interface AssembledSite {
  /** Whether its pages were written: there are no errors. */
  readonly isWhole: boolean
  readonly diagnostics: Diagnostic[]
  readonly pages: readonly PlacedPage[]
  /** Files of translations that are behind their original unless their author is at work on them. */
  readonly lagging: readonly string[]
}

/** Takes the rows of all pages, and what is known of them together. */
export type WritePages = (fill: (add: (row: PageRow) => void) => Promise<SiteRow>) => Promise<void>

/** All that pages need of each other: they are placed, listed, connected, checked and written. */
export async function assembleSite(
  compiled: readonly CompiledPage[],
  /** What is wrong with files that are no pages. */
  found: readonly Diagnostic[],
  settings: CompilerSettings,
  watch: Stopwatch,
  write: WritePages,
): Promise<AssembledSite> {
  const placed = placePages(compiled, settings)
  const diagnostics = [
    ...found,
    ...(settings.islands?.diagnostics ?? []),
    ...scanPublic(settings.publicDir),
    ...compiled.flatMap((page) => page.diagnostics),
    ...placed.diagnostics,
    ...(await checkWords(settings)),
    ...unreadColours(settings),
  ]
  const log = await readHistory(settings.docs)
  diagnostics.push(...historyProblems(log))
  const history = typeof log === 'string' ? new Map() : log
  const whole = withHistory(withCategories(placed.pages, settings.locks.global), history, settings)
  watch.lap('git')
  const { pages, postLists, series } = await enrichPages(whole, settings, diagnostics)
  watch.lap('enrich')
  const glyphs = await gatherGlyphs(pages, settings, diagnostics)
  const map = connectPages(
    pages,
    postLists,
    series,
    unpublishedNames(compiled, settings),
    settings,
    diagnostics,
  )
  const lagging: string[] = []
  const behind = await staleTranslations(
    pages,
    map.translations,
    history,
    settings,
    diagnostics,
    lagging,
  )
  let isWhole = diagnostics.every(({ severity }) => severity !== 'error')
  if (isWhole)
    await write((add) => emitPages(map, settings, glyphs, behind, add)).catch((error: unknown) => {
      // A hook of the author's: said with everything else.
      if (!(error instanceof SettingsError)) throw error
      diagnostics.push(...error.diagnostics)
      isWhole = false
    })
  diagnostics.sort(compareDiagnostics)
  return { isWhole, diagnostics, pages, lagging }
}
