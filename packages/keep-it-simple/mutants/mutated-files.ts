import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'

const isCode = (file: string): boolean => /\.tsx?$/.test(file) && !/\.(?:test|d)\./.test(file)

/** What differs from the last commit. */
const changed = (root: string): string[] =>
  spawnSync('git', ['diff', '--name-only', '--relative', 'HEAD', '--', 'src'], { cwd: root })
    .stdout.toString()
    .split('\n')
    .filter(isCode)

/** The files of a folder of `src/` in which something is changed. */
export const filesOf = (root: string, folder: string, isChanged: boolean): string[] =>
  isChanged
    ? changed(root).filter((file) => file.startsWith(`src/${folder}/`))
    : globSync(`src/${folder}/**/*.{ts,tsx}`, { cwd: root }).filter(isCode).toSorted()
