import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SettingsError } from '#config/settings-error.ts'
import { listenProblem } from '#publish/listen-problem.ts'
import { serveFolder } from '#publish/serve.ts'
import type { Command, CommandInput } from './command.ts'
import { portOf } from './port.ts'
import { complain } from './say.ts'
import { siteOf } from './site-of.ts'

export const preview: Command = {
  usage: '[--port 4173]',
  summary: 'serve the built site on this machine',
  options: { port: { type: 'string' } },
  optionHelp: { port: 'another port than 4173; the variable PORT does the same' },
  run: previewSite,
}

async function previewSite({ root, flags }: CommandInput): Promise<number> {
  const dist = join(root, 'dist')
  if (!existsSync(join(dist, 'index.html')))
    throw new SettingsError('There is no dist/ yet.', 'Run `kis build` first.')
  const { base } = (await siteOf(root)).own.site
  const port = portOf(flags['port'], 4173)
  try {
    const { url } = await serveFolder(dist, port, base)
    console.log(url + base)
    return 0
  } catch (error) {
    complain(listenProblem(error, port))
    return 1
  }
}
