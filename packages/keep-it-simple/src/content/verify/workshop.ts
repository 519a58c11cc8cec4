import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram, type Command, type Outcome } from './run-program.ts'

/** Per program; compiling does not count. */
const RUN_MILLISECONDS = 10_000
const COMPILE_MILLISECONDS = 180_000
/** Per script of a figure and per terminal; what takes longer is recorded. */
const SCRIPT_MILLISECONDS = 120_000

type RunOptions = Pick<Command, 'announces' | 'input'> & {
  /** It may ask a server that it starts itself, and has the time of a script. */
  readonly isTerminal?: boolean
}

/** A place where programs are compiled and run: a temporary folder each, and no network if the machine can. */
export class Workshop {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'verify-')))
  /** Tools that are downloaded once and cached; not in git. */
  readonly tools: string
  readonly offline: readonly string[]
  private readonly milliseconds: number
  /** In a network of its own a script can still start a server and ask it. */
  private readonly loopback: readonly string[]
  private rooms = 0

  constructor(tools: string, milliseconds = RUN_MILLISECONDS) {
    this.tools = tools
    this.milliseconds = milliseconds
    this.offline = offlinePrefix()
    const up = 'ip link set lo up 2> /dev/null; exec "$@"'
    this.loopback = this.offline.length > 0 ? ['sh', '-c', up, 'sh'] : []
  }

  /** A folder of its own, with the program in it if there is one. */
  room(name?: string, code = ''): string {
    const folder = join(this.folder, String(this.rooms++))
    mkdirSync(folder)
    if (name !== undefined) writeFileSync(join(folder, name), code)
    return folder
  }

  async run(
    cwd: string,
    file: string,
    args: readonly string[],
    { announces = false, input, isTerminal = false }: RunOptions = {},
  ): Promise<Outcome> {
    const inside = isTerminal ? this.loopback : []
    const [first = file, ...rest] = [...this.offline, ...inside, file, ...args]
    const env = {
      PATH: process.env['PATH'],
      HOME: cwd,
      TMPDIR: cwd,
      LANG: 'C.UTF-8',
      TZ: 'UTC',
    }
    const milliseconds = isTerminal ? SCRIPT_MILLISECONDS : this.milliseconds
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

  /** A script of the author’s, with the author’s own tools, but without a network. */
  async runScript(cwd: string, file: string, args: readonly string[]): Promise<Outcome> {
    const [first = file, ...rest] = [...this.offline, ...this.loopback, file, ...args]
    const env = {
      ...process.env,
      TMPDIR: this.room(),
      LANG: 'C.UTF-8',
      LC_ALL: 'C.UTF-8',
      TZ: 'UTC',
    }
    return this.tidy(cwd, { file: first, args: rest, cwd, env, milliseconds: SCRIPT_MILLISECONDS })
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
