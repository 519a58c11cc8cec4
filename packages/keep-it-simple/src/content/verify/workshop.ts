import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram, type Command, type Outcome } from './run-program.ts'

/** Per program; compiling does not count. */
const RUN_MILLISECONDS = 10_000
const COMPILE_MILLISECONDS = 180_000

/** A place where programs are compiled and run: a temporary folder each, and no network if the machine can. */
export class Workshop {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'verify-')))
  /** Tools that are downloaded once and cached; not in git. */
  readonly tools: string
  readonly offline: readonly string[]
  private readonly milliseconds: number
  private rooms = 0

  constructor(tools: string, milliseconds = RUN_MILLISECONDS) {
    this.tools = tools
    this.milliseconds = milliseconds
    this.offline = offlinePrefix()
  }

  /** A folder of its own, with the program in it. */
  room(name: string, code: string): string {
    const folder = join(this.folder, String(this.rooms++))
    mkdirSync(folder)
    writeFileSync(join(folder, name), code)
    return folder
  }

  async run(
    cwd: string,
    file: string,
    args: readonly string[],
    { announces = false, input }: Pick<Command, 'announces' | 'input'> = {},
  ): Promise<Outcome> {
    const [first = file, ...rest] = [...this.offline, file, ...args]
    const env = {
      PATH: process.env['PATH'],
      HOME: cwd,
      TMPDIR: cwd,
      LANG: 'C.UTF-8',
      TZ: 'UTC',
    }
    const { milliseconds } = this
    const read = input === undefined ? {} : { input }
    return this.tidy(cwd, { file: first, args: rest, cwd, env, milliseconds, announces, ...read })
  }

  /** Compilers keep the user's own surroundings: that is where their caches and settings are. */
  async compile(
    cwd: string,
    file: string,
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): Promise<Outcome> {
    const milliseconds = COMPILE_MILLISECONDS
    return this.tidy(cwd, { file, args, cwd, env: { ...process.env, ...env }, milliseconds })
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Where the program happened to lie is no part of what it prints. */
  private async tidy(cwd: string, command: Command): Promise<Outcome> {
    const outcome = await runProgram(command)
    return { ...outcome, output: outcome.output.replaceAll(`${cwd}/`, '') }
  }
}

/** A network of its own, with nothing in it. Needs Linux and the right to ask for one. */
function offlinePrefix(): readonly string[] {
  const ways = [
    ['unshare', '--net', '--'],
    ['unshare', '--map-root-user', '--net', '--'],
  ]
  return ways.find(([file = '', ...args]) => spawnSync(file, [...args, 'true']).status === 0) ?? []
}
