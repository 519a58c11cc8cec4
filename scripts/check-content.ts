import { join } from 'node:path'
import { buildContent } from '#content/build-content.ts'
import { formatDiagnostics } from '#content/diagnostics.ts'
import { lintHomes } from '#content/lint/homes.ts'
import { lintDocs } from '#content/lint/lint-page.ts'
import { pressSettings } from '#content/settings.ts'
import { compareDiagnostics } from '#model/diagnostic.ts'
import { site } from '#site/config.ts'
import { tags } from '#site/tags.ts'

/** Part of `npm run check`: every mistake in `docs/`, without building the site; drafts are checked too. */
const root = join(import.meta.dirname, '..')
const out = join(root, '.content', 'check')
const writing = await buildContent(pressSettings(root, { out, drafts: true }))
// A link to a draft is right while writing and dead once published.
const published = await buildContent(pressSettings(root, { out }))
const all = [
  ...writing.diagnostics,
  ...published.diagnostics,
  ...lintHomes(published.shelf, site.locales),
  ...lintDocs(pressSettings(root, { out }), tags),
]
const diagnostics = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()].sort(
  compareDiagnostics,
)
if (diagnostics.length > 0) console.error(formatDiagnostics(diagnostics))
else console.log(`${writing.total} files, no problems`)
process.exit(diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0)
