import { execFile } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { TOOL_PATH } from './language.ts'

const execute = promisify(execFile)

/** Where a tool lies once all links are followed; the sandbox has `/usr` and no links into `/etc`. */
export function findTool(name: string): string | undefined {
  const found = TOOL_PATH.split(':')
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
  return found === undefined ? undefined : realpathSync(found)
}

/** What a tool prints, both streams, with nothing of the runner's own environment. */
export async function ask(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { stdout, stderr } = await execute(file, [...args], {
    env: { PATH: TOOL_PATH, HOME: '/nonexistent', LANG: 'C.UTF-8', ...env },
    maxBuffer: 16 * 1024 * 1024,
  })
  return stdout + stderr
}
