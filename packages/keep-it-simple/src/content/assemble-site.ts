import { SettingsError } from '#config/settings-error.ts'
import { compareDiagnostics, type Diagnostic } from '#model/diagnostic.ts'
import type { PageRow, SiteRow } from '#store/pages.ts'
import { writePages } from './address-data.ts'
import { checkWords } from './check-words.ts'
import type { CompiledPage } from './compiled-page.ts'
import { checkMap } from './connect.ts'
import { connectSite } from './connected-site.ts'
import { historyProblems } from './enrich/enrich-pages.ts'
import { readHistory } from './enrich/git-log.ts'
import { checkLinks } from './enrich/links.ts'
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

/** All that pages need of each other: they are placed, connected, checked and written. */
export async function assembleSite(
  compiled: readonly CompiledPage[],
  /** What is wrong with files that are no pages. */
  found: readonly Diagnostic[],
  settings: CompilerSettings,
  watch: Stopwatch,
  write: WritePages,
): Promise<AssembledSite> {
  const placed = placePages(compiled, settings)
  const history = await readHistory(settings.docs)
  watch.lap('git')
  const unpublished = unpublishedNames(compiled, settings)
  const site = await connectSite({ placed: placed.pages, history, unpublished }, settings)
  const { map, addresses } = site
  const diagnostics = [
    ...found,
    ...(settings.islands?.diagnostics ?? []),
    ...scanPublic(settings.publicDir),
    ...compiled.flatMap((page) => page.diagnostics),
    ...placed.diagnostics,
    ...(await checkWords(settings)),
    ...unreadColours(settings),
    ...historyProblems(history),
    ...site.problems,
    ...map.pages.flatMap((page) => checkLinks(page, addresses, settings)),
    ...checkMap(site, settings),
  ]
  watch.lap('connect')
  const lagging: string[] = []
  site.behind = await staleTranslations(
    map.pages,
    map.translations,
    typeof history === 'string' ? new Map() : history,
    settings,
    diagnostics,
    lagging,
  )
  let isWhole = diagnostics.every(({ severity }) => severity !== 'error')
  if (isWhole)
    await write((add) => writePages(site, settings, add)).catch((error: unknown) => {
      // A hook of the author's: reported with everything else.
      if (!(error instanceof SettingsError)) throw error
      diagnostics.push(...error.diagnostics)
      isWhole = false
    })
  diagnostics.sort(compareDiagnostics)
  return { isWhole, diagnostics, pages: map.pages, lagging }
}
