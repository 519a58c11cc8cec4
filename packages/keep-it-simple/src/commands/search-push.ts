import { SettingsError } from '#config/settings-error.ts'
import { PageTable } from '#store/pages.ts'
import { pushSearch } from '#publish/search/search-push.ts'
import type { Command, CommandInput } from './command.ts'
import { complain, say } from './say.ts'
import { siteOf } from './site-of.ts'

export const searchPush: Command = {
  usage: '',
  summary: 'send what was built last to the hosted search service',
  run: push,
}

async function push({ root }: CommandInput): Promise<number> {
  const { site, out } = (await siteOf(root)).settings
  const adminKey = process.env['ALGOLIA_ADMIN_KEY']
  if (adminKey === undefined)
    throw new SettingsError('ALGOLIA_ADMIN_KEY is not set.', 'Set it to a key that may write.')
  const library = new PageTable(out)
  if (!library.index()) throw new SettingsError('Nothing was built yet.', 'Run `kis build` first.')
  try {
    const counts = await pushSearch({ pages: library.pages(), site, adminKey })
    for (const [name, count] of counts) say(`${name}: ${count} records`)
    return 0
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
    return 1
  }
}
