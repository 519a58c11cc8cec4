import type { DeskEntry, DeskReport } from '#model/desk.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import { toHref } from '#model/path.ts'
import { groupTranslations } from '../enrich/translations.ts'
import { shownFile, type PlacedPage } from '../placed-page.ts'
import type { CompilerSettings } from '../settings.ts'
import { orphanPictures } from './orphan-pictures.ts'
import { scheduledFor, staleFiles, unproven } from './page-marks.ts'
import { wordsPerWeek } from './words-per-week.ts'

/** Everything an author may want to know of the site besides its problems. */
export function deskReport(
  pages: readonly PlacedPage[],
  diagnostics: readonly Diagnostic[],
  settings: CompilerSettings,
): DeskReport {
  const entry = (page: PlacedPage): DeskEntry => ({
    file: shownFile(page),
    href: toHref(settings.site.base, page.path),
    title: page.frontmatter.title,
    lang: page.lang,
  })
  const behind = staleFiles(diagnostics)
  return {
    pages: pages.length,
    words: pages.reduce((sum, { source }) => sum + source.words, 0),
    drafts: pages.filter(({ frontmatter }) => frontmatter.draft).map(entry),
    scheduled: pages
      .flatMap((page) => {
        const at = scheduledFor(page, settings)
        return at === undefined ? [] : [{ ...entry(page), at }]
      })
      .sort((a, b) => Date.parse(a.at) - Date.parse(b.at)),
    locked: pages.filter(({ lock }) => lock).map(entry),
    stale: pages.flatMap((page) => {
      const found = behind.get(shownFile(page))
      return found ? [{ ...entry(page), why: found.message }] : []
    }),
    untranslated: missingTranslations(pages, settings).map(([page, missing]) => ({
      ...entry(page),
      missing,
    })),
    orphans: orphanPictures(pages, settings),
    proofs: pages.flatMap((page) => {
      const programs = unproven(page)
      return programs > 0 ? [{ ...entry(page), programs }] : []
    }),
    weeks: wordsPerWeek(pages),
  }
}

/** Home pages and lists belong together by themselves; of the others a page names its translation. */
function missingTranslations(
  pages: readonly PlacedPage[],
  { site: { locales } }: CompilerSettings,
): (readonly [PlacedPage, string[]])[] {
  if (locales.length < 2) return []
  const groups = groupTranslations(pages, [])
  const homes = new Set(locales.map(({ prefix }) => prefix))
  return pages
    .filter(({ path, frontmatter }) => !homes.has(path) && frontmatter.pageLayout !== 'posts')
    .map((page) => {
      const group = groups.get(page.path)
      const missing = locales.filter(
        ({ prefix }) => prefix !== page.locale.prefix && !group?.has(prefix),
      )
      return [page, missing.map(({ label }) => label)] as const
    })
    .filter(([, missing]) => missing.length > 0)
}
