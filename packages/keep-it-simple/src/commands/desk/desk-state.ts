import { marksOf, staleFiles } from '#content/desk/page-marks.ts'
import { shownFile, type PlacedPage } from '#content/placed-page.ts'
import type { CompilerSettings } from '#content/settings.ts'
import { MAX_PROBLEMS, type DeskProblem, type DeskState } from '#model/desk.ts'
import { compareDiagnostics, type Diagnostic } from '#model/diagnostic.ts'
import { toHref } from '#model/path.ts'

/** What the desk knows of the site at this moment. */
export interface DeskSource {
  readonly settings: () => CompilerSettings
  readonly diagnostics: () => readonly Diagnostic[]
  readonly pages: () => readonly PlacedPage[]
  readonly isWhole: () => boolean
}

/** What every open page is told. */
export function deskState(source: DeskSource): DeskState {
  const diagnostics = source.diagnostics()
  const pages = source.pages()
  const settings = source.settings()
  const stale = staleFiles(diagnostics)
  const paths = new Map(pages.map((page) => [shownFile(page), page.path]))
  const problems = diagnostics
    .toSorted(compareDiagnostics)
    .slice(0, MAX_PROBLEMS)
    .map((one) => shownProblem(one, paths.get(one.file)))
  const marks = pages.flatMap((page) => {
    const own = marksOf(page, stale, settings)
    return own.length === 0 ? [] : [[toHref(settings.site.base, page.path), own] as const]
  })
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  return {
    problems,
    errors,
    warnings: diagnostics.length - errors,
    isWhole: source.isWhole(),
    marks: Object.fromEntries(marks),
  }
}

function shownProblem(diagnostic: Diagnostic, page: string | undefined): DeskProblem {
  return { ...diagnostic, ...(page !== undefined && { page }) }
}
