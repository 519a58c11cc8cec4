import { compareDiagnostics, type Diagnostic } from '#model/diagnostic.ts'
import type { OutlinedPage } from '#model/page.ts'
import { readContent } from './build-content.ts'
import { lintHomes } from './lint/homes.ts'
import { lintDocs } from './lint/lint-page.ts'
import type { CompilerSettings } from './settings.ts'

export interface ContentCheck {
  /** What would stop a build, what it would warn of, and what the site's rules are against. */
  readonly diagnostics: readonly Diagnostic[]
  readonly failed: boolean
  /** How many files were looked at. */
  readonly total: number
  /** The pages as they would be published; absent where errors stand against it. */
  readonly outlines?: readonly OutlinedPage[]
}

/** Every mistake in `docs/`, without building the site; drafts are checked too. */
export async function checkContent(settings: CompilerSettings): Promise<ContentCheck> {
  const writing = await readContent({ ...settings, drafts: true })
  // A link to a draft is right while writing and dead once published.
  const published = await readContent({ ...settings, drafts: false })
  const all = [
    ...writing.diagnostics,
    ...published.diagnostics,
    ...lintHomes(published.published, settings.site.locales),
    ...(await lintDocs(settings)),
  ]
  const once = new Map(all.map((one) => [JSON.stringify(one), one]))
  const diagnostics = [...once.values()].sort(compareDiagnostics)
  const failed = diagnostics.some(({ severity }) => severity === 'error')
  const outlines = published.published?.pages
  return { diagnostics, failed, total: writing.total, ...(outlines && { outlines }) }
}
