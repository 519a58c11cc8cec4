import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Under what a build runs, and what must make no difference to its bytes. */
export interface Circumstances {
  readonly env: NodeJS.ProcessEnv
  readonly umask: string
  /** Everything on one core, where the machine can say so. */
  readonly oneCore?: boolean
  /** Beside it, twice as many busy programs as there are cores. */
  readonly loaded?: boolean
}

/** As unlike each other as two machines are. */
export const QUIET: Circumstances = {
  env: { TZ: 'Pacific/Kiritimati', LANG: 'C', LC_ALL: 'C' },
  umask: '022',
}
export const BUSY: Circumstances = {
  env: { TZ: 'America/Los_Angeles', LANG: 'zh_CN.UTF-8', LC_ALL: 'C.UTF-8' },
  umask: '077',
  oneCore: true,
  loaded: true,
}

/** `kis build` of a checkout's own engine, in the site's folder. */
export async function buildUnder(
  { env, umask, oneCore = false, loaded = false }: Circumstances,
  { engine, root }: { readonly engine: string; readonly root: string },
): Promise<void> {
  // A runner of tests sets it, and the bundler would build for development.
  const { NODE_ENV: _, ...own } = process.env
  const pinned = oneCore && spawnSync('taskset', ['--version']).status === 0
  const command = [...(pinned ? ['taskset', '-c', '0'] : []), process.execPath]
  const script = `umask ${umask}; exec "$@"`
  const args = ['-c', script, 'sh', ...command, join(engine, 'bin/kis.js'), 'build']
  const busy = loaded ? keepBusy(2 * cpus().length) : []
  try {
    await promisify(execFile)('sh', args, { cwd: root, env: { ...own, ...env } })
  } finally {
    for (const one of busy) one.kill('SIGKILL')
  }
}

/** They end with whoever started them, however that ends. */
const LOOP = 'const { ppid } = process; while (process.ppid === ppid);'

const keepBusy = (count: number): ChildProcess[] =>
  Array.from({ length: count }, () => spawn(process.execPath, ['-e', LOOP]))

/** Every file by its name, with the hash of its bytes. */
export function hashesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return Object.fromEntries(
    files.map((path) => [
      path.slice(folder.length + 1),
      createHash('sha256').update(readFileSync(path)).digest('hex'),
    ]),
  )
}
