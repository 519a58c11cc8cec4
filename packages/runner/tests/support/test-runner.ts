import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from '../../src/run-program.ts'
import { COMPILE_SECONDS, RUN_SECONDS, WAIT_SECONDS } from './test-limits.ts'

const PACKAGE = join(import.meta.dirname, '../..')
const TOOLS = join(PACKAGE, '.tool')
const KOTLIN = join(TOOLS, 'node_modules/kotlin-compiler/lib')
export const ORIGIN = 'https://blog.example'
/** Nobody else on the machine has this number, so whatever has it is a leftover. */
const USER = Number(process.env['TEST_UID'] ?? 64_123)

/** Asked in a process of its own, because whoever asks moves into a group. */
const HAS_GROUPS = `import { findCgroups } from '${PACKAGE}/src/cgroup.ts'
process.exit(findCgroups() ? 0 : 1)`

/** Sandboxes need bubblewrap; that nothing is left of them only root can see. */
export const canRun =
  process.getuid?.() === 0 &&
  spawnSync('bwrap', ['--version']).status === 0 &&
  spawnSync(process.execPath, ['--input-type=module', '-e', HAS_GROUPS]).status === 0

export interface TestRunner {
  readonly url: string
  readonly child: ChildProcess
  readonly said: readonly string[]
  readonly close: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** The runner as an owner starts it, with a secret in its environment. */
export async function startTestRunner(
  env: Readonly<Record<string, string>> = {},
): Promise<TestRunner> {
  mkdirSync(TOOLS, { recursive: true, mode: 0o755 })
  if (!existsSync(KOTLIN)) {
    const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund']
    spawnSync('npm', [...args, '--prefix', TOOLS, 'kotlin-compiler@2.4.20'], { cwd: TOOLS })
  }
  const child = spawn(process.execPath, [join(PACKAGE, 'src/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      SECRET: 'do-not-read-me',
      RUNNER_ORIGINS: ORIGIN,
      RUNNER_PORT: '0',
      RUNNER_CACHE: join(TOOLS, 'cache'),
      RUNNER_KOTLIN: KOTLIN,
      RUNNER_UID: String(USER),
      RUNNER_PER_MINUTE: '1000',
      RUNNER_COMPILE_SECONDS: String(COMPILE_SECONDS),
      RUNNER_SECONDS: String(RUN_SECONDS),
      RUNNER_WAIT_SECONDS: String(WAIT_SECONDS),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  const ended = new Promise<number | null>((resolve) => void child.once('exit', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said.push(String(chunk))
      const found = /listening at (\S+)/.exec(said.join(''))?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then((code) => reject(new Error(`It ended with ${code}: ${said.join('')}`)))
  })
  const close = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    return ended
  }
  return { url, child, said, close }
}

/** As a page of the site asks. */
export const post = (
  { url }: Pick<TestRunner, 'url'>,
  language: string,
  body: string,
  { signal, headers }: { signal?: AbortSignal; headers?: Record<string, string> } = {},
): Promise<Response> =>
  fetch(`${url}/${language}`, {
    method: 'POST',
    body,
    headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
    ...(signal && { signal }),
  })

export async function run(
  runner: Pick<TestRunner, 'url'>,
  language: string,
  code: string,
  input?: string,
): Promise<Answer & { readonly printed: string; readonly took: number }> {
  const before = performance.now()
  const body = JSON.stringify({ code, ...(input !== undefined && { input }) })
  const response = await post(runner, language, body)
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  const answer = (await response.json()) as Answer
  const printed = answer.events.map(({ message }) => message).join('')
  return { ...answer, printed, took: (performance.now() - before) / 1000 }
}

/** The same when the kernel had a moment to clear away what was killed. */
export async function leftoversSoon(runner: TestRunner): Promise<string[]> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (leftovers(runner).length === 0) return []
    await sleep(50)
  }
  return leftovers(runner)
}

/** Processes, files and groups that a run left on the machine: there are none. */
export function leftovers(runner: TestRunner): string[] {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const status = readText(`/proc/${pid}/status`)
      // The first process of a namespace outlives the one that started it by an instant; init takes it.
      const ended = /^State:\tZ/m.test(status) && /^PPid:\t1$/m.test(status)
      return new RegExp(`^Uid:\\t${USER}\\b`, 'm').test(status) && !ended
        ? [`process ${pid} ${/^Name:\t(.*)/.exec(status)?.[1] ?? ''}`]
        : []
    })
  const files = ['/tmp', '/var/tmp', '/dev/shm'].flatMap((folder) =>
    readdirSync(folder)
      .map((name) => join(folder, name))
      .filter((path) => ownerOf(path) === USER),
  )
  const mounts = readText('/proc/mounts')
    .split('\n')
    .filter((line) => line.includes('/newroot'))
  return [...processes, ...files, ...mounts, ...groups(runner.child.pid)]
}

/** Of any hierarchy this process is in. */
const groups = (pid: number | undefined): string[] =>
  readText('/proc/self/cgroup')
    .split('\n')
    .flatMap((line) => {
      const [, controller = '', path = ''] = line.split(':')
      const folder = join('/sys/fs/cgroup', controller, path)
      if (!existsSync(folder)) return []
      return readdirSync(folder).filter((name) => name.startsWith(`runner-run-${pid}-`))
    })

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function ownerOf(path: string): number | undefined {
  try {
    return statSync(path).uid
  } catch {
    return undefined
  }
}
