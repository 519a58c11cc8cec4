import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'

const isCode = (file: string): boolean => /\.tsx?$/.test(file) && !/\.(?:test|d)\./.test(file)

/** What differs from the last commit. */
const changed = (root: string): string[] =>
  spawnSync('git', ['diff', '--name-only', '--relative', 'HEAD', '--', 'src'], { cwd: root })
    .stdout.toString()
    .split('\n')
    .filter(isCode)

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
const drawnBy = (seed: number) => (): number => {
  seed = (seed + 0x6d_2b_79_f5) | 0
  let bits = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
  return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
}

export interface Choice {
  readonly isChanged: boolean
  /** As many files, drawn by chance; all of them if there is no number. */
  readonly sample: number | undefined
  readonly seed: number
}

/** The files of a folder of `src/` in which something is changed. */
export const filesOf = (root: string, folder: string, choice: Choice): string[] => {
  const files = choice.isChanged
    ? changed(root).filter((file) => file.startsWith(`src/${folder}/`))
    : globSync(`src/${folder}/**/*.{ts,tsx}`, { cwd: root }).filter(isCode).toSorted()
  if (choice.sample === undefined) return files
  const draw = drawnBy(choice.seed)
  return files
    .map((file) => ({ file, lot: draw() }))
    .toSorted((one, other) => one.lot - other.lot)
    .slice(0, choice.sample)
    .map(({ file }) => file)
    .toSorted()
}
