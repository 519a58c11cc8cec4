import type { DeskMark } from '#model/desk.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import { heldUntil } from '../held-back.ts'
import { shownFile, type PlacedPage } from '../placed-page.ts'
import type { CompilerSettings } from '../settings.ts'

/** The diagnostic of a translation that is behind its original. */
const STALE = 'stale-translation'

/** What is said of pages that are behind, by their files. */
export function staleFiles(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, Diagnostic> {
  return new Map(diagnostics.filter(({ code }) => code === STALE).map((one) => [one.file, one]))
}

/** Programs of a page whose output nobody has seen since they were changed. */
export const unproven = ({ source }: PlacedPage): number =>
  source.provable.filter(({ proof }) => proof === undefined).length

/** When a page appears, if that is still to come. */
export function scheduledFor(
  { frontmatter }: PlacedPage,
  { site }: Pick<CompilerSettings, 'site'>,
): string | undefined {
  const until = heldUntil(frontmatter, { site, now: Date.now() })
  // A time that cannot be read is a problem of its own.
  return until === 'unknown' ? undefined : until
}

export function marksOf(
  page: PlacedPage,
  stale: ReadonlyMap<string, Diagnostic>,
  settings: Pick<CompilerSettings, 'site'>,
): DeskMark[] {
  const marks: DeskMark[] = []
  if (page.frontmatter.draft) marks.push('draft')
  if (scheduledFor(page, settings) !== undefined) marks.push('scheduled')
  if (stale.has(shownFile(page)) || unproven(page) > 0) marks.push('stale')
  if (page.lock) marks.push('locked')
  return marks
}
