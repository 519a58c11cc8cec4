import { join } from 'node:path'
import { checkContent } from '#content/check-content.ts'
import { formatDiagnostics } from '#content/diagnostics.ts'
import { pressSettings } from '#content/settings.ts'

/** Part of `npm run check`: every mistake in `docs/`, and what the site's rules are against. */
const root = join(import.meta.dirname, '..')
const out = join(root, '.content', 'check')
const { diagnostics, failed, total } = await checkContent(pressSettings(root, { out }))
if (diagnostics.length > 0) console.error(formatDiagnostics(diagnostics))
else console.log(`${total} files, no problems`)
process.exit(failed ? 1 : 0)
