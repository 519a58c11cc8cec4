import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { CommandOutcome, CommandRun } from './run-commands.ts'

export const LANGUAGES = ['en-US', 'zh-CN'] as const
export type Language = (typeof LANGUAGES)[number]

/** Runs commands as an author with a terminal in that language would, in one process. */
export async function runIn(
  lang: Language,
  runs: readonly CommandRun[],
  cwd: string,
): Promise<readonly CommandOutcome[]> {
  const locale = `${lang.replace('-', '_')}.UTF-8`
  const env = { ...process.env, LANG: locale, LC_ALL: locale, NO_COLOR: '1', COLUMNS: '100' }
  const child = fork(join(import.meta.dirname, 'run-commands.ts'), { cwd, env })
  child.send([...runs])
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The process that runs commands ended with ${code}.`)
  })
  const [outcomes] = (await Promise.race([once(child, 'message'), ended])) as [CommandOutcome[]]
  ended.catch(() => undefined)
  return outcomes
}
