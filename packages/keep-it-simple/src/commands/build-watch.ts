import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { CommandInput } from './command.ts'

/** How a session ends that has to be begun anew. */
export const BEGIN_ANEW = 75

/** Builds whenever something is saved; with other settings or code in a new process, because Node reads a module once. */
export async function watchBuild({ root, flags }: CommandInput): Promise<number> {
  for (;;) {
    const script = join(import.meta.dirname, './build-session.ts')
    const session = fork(script, [root, JSON.stringify(flags)])
    const [code] = (await once(session, 'exit')) as [number | null]
    if (code !== BEGIN_ANEW) return code ?? 1
  }
}
