import { join } from 'node:path'
import { buildContent } from '#content/build-content.ts'
import { formatDiagnostics } from '#content/diagnostics.ts'
import { lintHomes } from '#content/lint/homes.ts'
import { lintDocs } from '#content/lint/lint-page.ts'
import { compareDiagnostics } from '#model/diagnostic.ts'
import type { Command, CommandInput } from './command.ts'
import { siteOf } from './site-of.ts'

export const check: Command = {
  usage: '',
  summary: 'report every mistake in docs/ and the settings, drafts included; builds nothing',
  run: checkSite,
}

async function checkSite({ root }: CommandInput): Promise<number> {
  const { settings } = await siteOf(root, { out: join(root, '.content', 'check') })
  const writing = await buildContent({ ...settings, drafts: true })
  // A link to a draft is right while writing and dead once published.
  const published = await buildContent(settings)
  const all = [
    ...writing.diagnostics,
    ...published.diagnostics,
    ...lintHomes(published.shelf, settings.site.locales),
    ...lintDocs(settings, settings.tags),
  ]
  const diagnostics = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()].sort(
    compareDiagnostics,
  )
  if (diagnostics.length > 0) console.error(formatDiagnostics(diagnostics))
  else console.log(`${writing.total} files, no problems`)
  return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0
}
