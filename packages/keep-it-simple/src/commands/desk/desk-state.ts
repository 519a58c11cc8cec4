import { marksOf, staleFiles } from '#content/desk/page-marks.ts'
import { shownFile, type PlacedPage } from '#content/placed-page.ts'
import type { CompilerSettings } from '#content/settings.ts'
import { diagnosticIn } from '#locale/diagnostics/translate.ts'
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

/** Addresses of files as they were last known: a page that lost its own by a mistake is still open there. */
export type KnownPaths = Map<string, string>

/** What is announced to every open page. */
export function deskState(source: DeskSource, known: KnownPaths): DeskState {
  const diagnostics = source.diagnostics()
  const pages = source.pages()
  const settings = source.settings()
  const stale = staleFiles(diagnostics)
  for (const page of pages) known.set(shownFile(page), page.path)
  const problems = diagnostics
    .toSorted(compareDiagnostics)
    .slice(0, MAX_PROBLEMS)
    .map((one) => shownProblem(one, known.get(one.file)))
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
  return { ...diagnostic, chinese: inChinese(diagnostic), ...(page !== undefined && { page }) }
}

/** Looking for the Chinese of a sentence takes longer than remembering it. */
const translated = new Map<string, DeskProblem['chinese']>()

function inChinese(diagnostic: Diagnostic): DeskProblem['chinese'] {
  const key = `${diagnostic.message}\n${diagnostic.remedy}\n${diagnostic.fix?.label ?? ''}`
  const known = translated.get(key)
  if (known) return known
  const { message, remedy, fix } = diagnosticIn('zh-CN', diagnostic)
  const chinese = { message, remedy, ...(fix && { label: fix.label }) }
  if (translated.size > 4 * MAX_PROBLEMS) translated.clear()
  translated.set(key, chinese)
  return chinese
}
