import { checkContent } from '#content/check-content.ts'
import { formatDiagnostics } from '#content/diagnostics.ts'
import type { Command, CommandInput } from './command.ts'
import { checkNames } from './check-names.ts'
import { say } from './say.ts'
import { siteWithIslands } from './site-of.ts'

export const check: Command = {
  usage: '',
  summary: 'report every mistake in docs/ and the settings, drafts included; builds nothing',
  run: checkSite,
}

async function checkSite({ root }: CommandInput): Promise<number> {
  const { settings } = await siteWithIslands(root)
  const { diagnostics: found, failed, total, outlines } = await checkContent(settings)
  const diagnostics = [...found, ...(outlines ? await checkNames(outlines, settings) : [])]
  if (diagnostics.length > 0) console.error(formatDiagnostics(diagnostics))
  else say(`${total} files, no problems`)
  return failed ? 1 : 0
}
