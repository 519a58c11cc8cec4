import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { cleanEnvironment, run } from './run.ts'

const BIN = join(import.meta.dirname, '../../bin/create.js')

/** An empty folder that is gone after the test; tests that run side by side say which of them it is. */
export function emptyFolder(whenFinished: typeof onTestFinished = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'kis-create-'))
  whenFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The starter as a script calls it; what it says, and an error where it refuses. */
export const create = (
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> =>
  run(process.execPath, [BIN, ...args], {
    cwd,
    env: cleanEnvironment({ LC_ALL: 'en_US.UTF-8', ...env }),
  })
