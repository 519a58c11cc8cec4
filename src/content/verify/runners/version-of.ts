import { spawnSync } from 'node:child_process'

/** What the pattern's first group finds in a tool's answer; `undefined` when there is no such tool. */
export function versionOf(
  file: string,
  args: readonly string[],
  pattern: RegExp,
): string | undefined {
  const { status, stdout, stderr } = spawnSync(file, args, { encoding: 'utf8' })
  return status === 0 ? pattern.exec(stdout + stderr)?.[1] : undefined
}
