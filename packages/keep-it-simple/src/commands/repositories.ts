import { refreshRepositories } from '#content/repositories/refresh.ts'
import type { Command, CommandInput } from './command.ts'
import { complain, inLines, say } from './say.ts'
import { siteOf } from './site-of.ts'

export const repositories: Command = {
  usage: '[--all]',
  summary: 'ask for what repository cards show and write it to docs/.repositories.json',
  options: { all: { type: 'boolean' } },
  optionHelp: { all: 'also ask for what was asked for within 24 hours' },
  run: refresh,
}

async function refresh({ root, flags }: CommandInput): Promise<number> {
  const { settings } = await siteOf(root)
  const service = settings.site.repositoryService
  const { fetched, fresh, failed } = await refreshRepositories({
    docs: settings.docs,
    all: flags['all'] === true,
    now: new Date(),
    fetch,
    ...(service !== undefined && { service }),
  })
  say(`${fetched.length} fetched, ${fresh.length} known since less than a day`)
  for (const [name, reason] of failed) complain(`${name}: ${inLines(reason)}`)
  return failed.length > 0 ? 1 : 0
}
