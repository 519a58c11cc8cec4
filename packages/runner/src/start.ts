import type { AddressInfo } from 'node:net'
import { findCgroups } from './cgroup.ts'
import { findLanguages } from './languages/find-languages.ts'
import { runProgram, type Place } from './run-program.ts'
import { createRunner } from './server.ts'
import type { Settings } from './settings.ts'
import { systemCallFilter } from './system-calls.ts'
import type { Language } from './languages/language.ts'

export interface Started {
  readonly url: string
  readonly languages: readonly string[]
  readonly close: () => Promise<void>
}

/** Tries every language once in the sandbox, then listens with those that ran. */
export async function startRunner(
  settings: Settings,
  say: (line: string) => void,
): Promise<Started> {
  const cgroups = settings.withoutCgroup ? undefined : findCgroups()
  if (!cgroups && !settings.withoutCgroup)
    throw new Error(
      'There is no cgroup to bound memory and processes with. Start it as a service with `Delegate=yes`, ' +
        'or, to try it out on a machine of your own, with RUNNER_CGROUP=off.',
    )
  if (!systemCallFilter()) say('There is no filter of system calls for this processor.')
  const place: Place = {
    cgroups,
    user: settings.user,
    compileSeconds: settings.compileSeconds,
    runSeconds: settings.runSeconds,
  }
  const languages = new Map<string, Language>()
  for (const [name, language] of await findLanguages(settings)) {
    const problem = await tryOut(language, place)
    say(problem === '' ? `${name} ${language.version}` : `${name} is left out: ${problem}`)
    if (problem === '') languages.set(name, language)
  }
  if (languages.size === 0) throw new Error('There is no compiler that runs in the sandbox.')
  const { server, close } = createRunner(settings, languages, place)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(settings.port, settings.host, resolve)
  })
  const { address, port, family } = server.address() as AddressInfo
  const host = family === 'IPv6' ? `[${address}]` : address
  return { url: `http://${host}:${port}`, languages: [...languages.keys()], close }
}

/** The sentence of what is wrong, or nothing. */
async function tryOut(language: Language, place: Place): Promise<string> {
  const program = { code: language.trial, input: '' }
  const { error, events, fault } = await runProgram(
    language,
    program,
    place,
    new AbortController().signal,
  )
  const printed = events.map(({ message }) => message).join('')
  return printed === 'ok\n' ? '' : error || printed || `stopped (${fault ?? 'no output'})`
}
