import { spawnSync } from 'node:child_process'

/** The tool's name with what the pattern finds in its answer; `undefined` when there is no such tool. */
export function versionOf(
  name: string,
  file: string,
  args: readonly string[],
  pattern: RegExp,
): string | undefined {
  const { status, stdout, stderr } = spawnSync(file, args, { encoding: 'utf8' })
  const found = status === 0 ? pattern.exec(stdout + stderr) : undefined
  return found ? `${name} ${found[1]}` : undefined
}
