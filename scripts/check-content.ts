import { join } from 'node:path'
import { buildContent } from '#content/build-content.ts'
import { formatDiagnostics } from '#content/diagnostics.ts'
import { pressSettings } from '#content/settings.ts'

/** Part of `npm run check`: every mistake in `docs/`, without building the site. Drafts are checked too. */
const root = join(import.meta.dirname, '..')
const settings = pressSettings(root, { drafts: true, out: join(root, '.content', 'check') })
const { diagnostics, total } = await buildContent(settings)
if (diagnostics.length > 0) console.error(formatDiagnostics(diagnostics))
else console.log(`${total} files, no problems`)
process.exit(diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0)
