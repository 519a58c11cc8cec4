import { writeFileSync } from 'node:fs'
import { SettingsError } from '#config/settings-error.ts'
import { discussionsFile } from '#content/comments/discussions-file.ts'
import { fetchDiscussions } from '#content/comments/fetch-discussions.ts'
import type { Command, CommandInput } from './command.ts'
import { complain, inLines, say } from './say.ts'
import { siteOf } from './site-of.ts'

export const comments: Command = {
  usage: '[--api <address>]',
  summary:
    'fetch what readers wrote in the discussions on GitHub and write it to docs/.comments.json',
  options: { api: { type: 'string' } },
  optionHelp: { api: 'ask another server that speaks the GraphQL of GitHub' },
  run: refresh,
}

async function refresh({ root, flags }: CommandInput): Promise<number> {
  const { settings } = await siteOf(root)
  const { comments: own } = settings.site
  if (!own)
    throw new SettingsError('This site has no comments.', 'Write the setting `comments` first.')
  const token = process.env['GITHUB_TOKEN']
  if (token === undefined)
    throw new SettingsError(
      'GITHUB_TOKEN is not set.',
      'Set it to a token that may read the discussions of the repository.',
    )
  const api = typeof flags['api'] === 'string' ? flags['api'] : undefined
  try {
    const discussions = await fetchDiscussions({ settings: own, token, api, fetch })
    const saved = { fetched: new Date().toISOString(), discussions }
    writeFileSync(discussionsFile(settings.docs), `${JSON.stringify(saved, undefined, 2)}\n`)
    say(`Discussions with comments written to docs/.comments.json: ${discussions.length}`)
    return 0
  } catch (error) {
    complain(
      `The discussions of ${own.repo}: ${inLines(error instanceof Error ? error.message : String(error))}`,
    )
    return 1
  }
}
