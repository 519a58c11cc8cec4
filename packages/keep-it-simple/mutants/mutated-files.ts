import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

const isCode = (file: string): boolean => /\.tsx?$/.test(file) && !/\.(?:test|d)\./.test(file)

/** Code that differs from a commit; none without git, or where that commit is not known. */
export const changedSince = (root: string, commit: string): string[] =>
  String(
    spawnSync('git', ['diff', '--name-only', '--relative', commit, '--', 'src'], { cwd: root })
      .stdout,
  )
    .split('\n')
    .filter((file) => isCode(file) && existsSync(join(root, file)))

/** The files of a folder of `src/` in which something is changed. */
export const filesOf = (root: string, folder: string): string[] =>
  globSync(`src/${folder}/**/*.{ts,tsx}`, { cwd: root }).filter(isCode).toSorted()
