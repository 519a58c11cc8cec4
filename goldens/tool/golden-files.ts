import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export const GOLDENS: string = join(import.meta.dirname, '..')
export const REPOSITORY: string = join(GOLDENS, '..')
/** Pages of other commits; not committed. */
export const RESULTS: string = join(REPOSITORY, '.results/goldens')

/** Everything one part of the goldens consists of. */
export interface Golden {
  /** Text by path below `goldens/`. */
  readonly files: ReadonlyMap<string, string>
  /** Files and folders below `goldens/` that hold nothing else. */
  readonly owns: readonly string[]
  /** Sentences for the author. */
  readonly notes?: readonly string[]
}

export interface Difference {
  readonly file: string
  readonly recorded?: string
  readonly now?: string
}

export function differencesOf({ files, owns }: Golden): Difference[] {
  const recorded = new Map(owns.flatMap(filesBelow).map((file) => [file, readGolden(file)]))
  const names = [...new Set([...recorded.keys(), ...files.keys()])].toSorted()
  return names
    .map((file) => ({ file, recorded: recorded.get(file), now: files.get(file) }))
    .filter(({ recorded: before, now }) => before !== now) as Difference[]
}

export function writeDifference({ file, now }: Difference): void {
  const path = join(GOLDENS, file)
  if (now === undefined) return rmSync(path)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, now)
}

export const readGolden = (file: string): string | undefined => {
  const path = join(GOLDENS, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** A unified diff; empty where nothing differs. */
export function unifiedDiff(name: string, before: string, after: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'goldens-diff-'))
  try {
    writeFileSync(join(folder, 'before'), before)
    writeFileSync(join(folder, 'after'), after)
    const args = ['diff', '--no-index', '--no-color', '--no-ext-diff', 'before', 'after']
    const { stdout } = spawnSync('git', args, { cwd: folder, maxBuffer: 1e9, encoding: 'utf8' })
    const at = stdout.indexOf('\n@@')
    return at < 0 ? '' : `--- ${name} (before)\n+++ ${name} (after)${stdout.slice(at)}`
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function filesBelow(name: string): string[] {
  const path = join(GOLDENS, name)
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [name]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((file) => join(name, file))
    .filter((file) => statSync(join(GOLDENS, file)).isFile())
}
