import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

export const ROOT: string = join(import.meta.dirname, '../../../..')

const isWindows = process.platform === 'win32'

/** The environment of somebody who has just opened a terminal: no settings of the test's own npm. */
export function cleanEnvironment(own: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^npm_/i.test(name) && !['NODE_ENV', 'NODE_PATH', 'CI'].includes(name),
  )
  return { ...Object.fromEntries(inherited), ...own }
}

/** With the commands of packages installed at the root, however the test was started. */
export const withTools = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  PATH: [join(ROOT, 'node_modules/.bin'), env['PATH']].join(delimiter),
})

/** Runs a command to its end; gives what it said. A failure shows both streams. */
export async function run(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<string> {
  try {
    const { stdout, stderr } = await promisify(execFile)(command, [...args], {
      ...options,
      shell: isWindows,
      maxBuffer: 64 * 1024 * 1024,
    })
    return stdout + stderr
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args.join(' ')} failed\n${stdout}\n${stderr}`, { cause: error })
  }
}

export interface Service {
  readonly close: () => Promise<void>
}

/** Starts something that stays, and waits until the address answers. */
export async function serve(
  command: string,
  args: readonly string[],
  url: string,
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<Service> {
  const child = spawn(command, [...args], { ...options, detached: !isWindows, stdio: 'pipe' })
  let said = ''
  child.stdout.on('data', (data: Buffer) => (said += data.toString()))
  child.stderr.on('data', (data: Buffer) => (said += data.toString()))
  const until = Date.now() + 60_000
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop(child)
      throw new Error(`${command} ${args.join(' ')} does not answer at ${url}\n${said}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { close: () => stop(child) }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  )

/** With whatever it started itself: npx and `kis dev` have children. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  if (isWindows) child.kill()
  else process.kill(-child.pid, 'SIGTERM')
  await gone
}
