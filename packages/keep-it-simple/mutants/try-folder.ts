import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { nameOf, type Draw } from './drawn.ts'
import { drawnFrom, type MutationReport } from './report.ts'

/** The engine's own folder. */
export const ROOT: string = join(import.meta.dirname, '..')

/** Rooms, those whose tests are ready soonest first. */
export const ROOMS = ['model', 'config', 'services', 'publish', 'app', 'theme', 'blocks', 'content']

/** Where runs leave what they found. */
export function prepareMutants(): void {
  mkdirSync(join(ROOT, '.mutants'), { recursive: true })
  // Tests look for packages two folders above this one, and run in a copy of it that lies deeper.
  const packages = join(ROOT, '.mutants/node_modules')
  if (!existsSync(packages)) symlinkSync(join(ROOT, '../../node_modules'), packages)
}

/** Tries mutants of some files with the tests of their folder; `undefined` where that was not possible. */
export function tryFolder(
  folder: string,
  files: readonly string[],
  draw: Draw,
): MutationReport | undefined {
  const { status } = spawnSync(
    'npx',
    ['stryker', 'run', 'mutants/stryker.config.ts', '--mutate', files.join(',')],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: {
        ...process.env,
        MUTANTS: folder,
        MUTANTS_SHARE: String(draw.share),
        MUTANTS_SEED: draw.seed,
      },
    },
  )
  if (status !== 0) return undefined
  const text = readFileSync(join(ROOT, `.mutants/${nameOf(folder, draw)}.json`), 'utf8')
  return drawnFrom(JSON.parse(text) as MutationReport, draw)
}
