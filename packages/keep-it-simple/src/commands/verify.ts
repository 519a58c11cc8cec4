import { join } from 'node:path'
import { formatDiagnostics } from '#content/diagnostics.ts'
import { missingTools } from '#content/verify/missing-tools.ts'
import { verify } from '#content/verify/verify.ts'
import { Workshop } from '#content/verify/workshop.ts'
import type { Command, CommandInput } from './command.ts'
import { say } from './say.ts'
import { siteOf } from './site-of.ts'

export const verifyCommand: Command = {
  usage: '[--all | --audit | --needs]',
  summary:
    'execute the programs, terminals and scripts of docs/ that are not proven yet and compare their output',
  options: {
    all: { type: 'boolean' },
    audit: { type: 'boolean' },
    needs: { type: 'boolean' },
  },
  optionHelp: {
    all: 'execute every program again',
    audit: 'execute a part of the proven ones again',
    needs: 'only name the languages whose tools this machine lacks',
  },
  run: verifyPrograms,
}

async function verifyPrograms({ root, flags }: CommandInput): Promise<number> {
  const { settings } = await siteOf(root)
  if (flags['needs'] === true) {
    console.log((await missingTools(settings)).join('\n'))
    return 0
  }
  const workshop = new Workshop(join(root, '.tool'))
  process.on('exit', () => workshop.close())
  const started = performance.now()
  const extent = flags['all'] === true ? 'all' : flags['audit'] === true ? 'audit' : 'new'
  const { diagnostics, counts, claims } = await verify(settings, workshop, extent)
  for (const [language, { executed, cached, seconds }] of Object.entries(counts)) {
    const time = executed > 0 ? ` in ${seconds.toFixed(1)} s` : ''
    say(`${language}: ${executed} executed${time}, ${cached} cached`)
  }
  const { programs, terminals, scripts, recorded, shown, notExecuted, unmarked } = claims
  const executed = programs + terminals + scripts
  const all = executed + recorded + notExecuted + unmarked
  say(
    `${all} results on the pages: ${executed} checked by execution (${programs} programs, ${terminals} terminals, ${scripts} by scripts), ${recorded} checked against recordings (${shown} of runs made before), ${notExecuted} said to be not executed, ${unmarked} that say nothing`,
  )
  if (workshop.offline.length === 0)
    say('This machine gives programs no network of their own; they could reach yours.')
  say(`${((performance.now() - started) / 1000).toFixed(1)} s`)
  if (diagnostics.length > 0) console.error(formatDiagnostics(diagnostics))
  return diagnostics.length > 0 ? 1 : 0
}
