import { spawn, type ChildProcess } from 'node:child_process'
import type { Duplex, Readable, Writable } from 'node:stream'
import type { Cgroups, Group } from './cgroup.ts'
import { Gathered, type RunEvent } from './gather-events.ts'
import type { Language } from './languages/language.ts'
import { LIMITS } from './limits.ts'
import { FILTER, MESSAGES, sandboxCommand, SOURCE, START } from './sandbox.ts'
import { systemCallFilter } from './system-calls.ts'

const filter = systemCallFilter()

export interface Program {
  readonly code: string
  readonly input: string
}

export interface Answer {
  readonly version: string
  /** What the compiler said of a program it refused; then nothing else is there. */
  readonly error: string
  readonly events: readonly RunEvent[]
  /** Exit status; 128 and the number of the signal that ended it. */
  readonly status: number
  /** Why it was stopped: after how many seconds, or because it printed too much. */
  readonly fault?: 'time' | 'size'
  readonly seconds?: number
}

export interface Place {
  readonly cgroups: Cgroups | undefined
  readonly user: number | undefined
  readonly compileSeconds: number
  readonly runSeconds: number
}

/** Compiles and runs one program; when it settles, nothing of the run exists any more. */
export async function runProgram(
  language: Language,
  program: Program,
  place: Place,
  signal: AbortSignal,
): Promise<Answer> {
  const { memory } = language
  const group = await place.cgroups?.create({ memory, processes: LIMITS.processes })
  try {
    return await inSandbox(language, program, { ...place, group }, signal)
  } finally {
    await group?.close()
  }
}

async function inSandbox(
  language: Language,
  { code, input }: Program,
  { group, user, compileSeconds, runSeconds }: Place & { readonly group: Group | undefined },
  signal: AbortSignal,
): Promise<Answer> {
  const [file = '', ...args] = sandboxCommand(language, filter !== undefined, runSeconds)
  const child = spawn(file, args, {
    cwd: '/',
    env: { PATH: '/usr/bin:/bin' },
    stdio: Array<'pipe'>(FILTER + 1).fill('pipe'),
    ...(user !== undefined && { uid: user, gid: user }),
  })
  let fault: { readonly fault: 'time' | 'size'; readonly seconds?: number } | undefined
  const kill = () => void child.kill('SIGKILL')
  const stop = (reason: typeof fault) => {
    fault ??= reason
    kill()
  }
  const after = (seconds: number) =>
    setTimeout(() => stop({ fault: 'time', seconds }), seconds * 1000)
  let timer = after(compileSeconds)
  let ran = false
  const streams = streamsOf(child)
  const printed = new Gathered(LIMITS.outputBytes, () => stop({ fault: 'size' }))
  const messages = new Gathered(LIMITS.outputBytes, kill)
  printed.read('stdout', streams.stdout)
  printed.read('stderr', streams.stderr)
  messages.read('stderr', streams.messages)
  streams.start.once('data', () => {
    ran = true
    clearTimeout(timer)
    timer = after(runSeconds)
  })
  signal.addEventListener('abort', kill)
  try {
    const ended = endOf(child)
    // Heard below, unless the group fails first.
    ended.catch(() => undefined)
    // The sandbox begins when its group holds it.
    if (group && child.pid !== undefined) await group.join(child.pid)
    streams.filter.end(filter ?? '')
    streams.source.end(code)
    streams.stdin.end(input)
    streams.start.write('\n')
    const status = await ended
    const { version } = language
    if (!ran && !fault) return { version, error: refusal(messages, printed), events: [], status: 1 }
    if (!fault && status !== 0 && group?.lackedMemory())
      printed.add('stderr', `Killed: the program needed more than ${language.memory >> 20} MiB.\n`)
    return { version, error: '', events: printed.list(), status, ...fault }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', kill)
    kill()
  }
}

/** What went wrong before the compiler could speak is on the streams of the program. */
const refusal = (messages: Gathered, printed: Gathered): string =>
  messages.text() || printed.text() || 'The compiler ended without a message.'

interface Streams {
  readonly stdin: Writable
  readonly stdout: Readable
  readonly stderr: Readable
  readonly start: Duplex
  readonly messages: Readable
  readonly source: Writable
  readonly filter: Writable
}

function streamsOf({ stdio }: ChildProcess): Streams {
  const at = (index: number): Duplex => (stdio as unknown as readonly Duplex[])[index]!
  for (const index of [0, START, SOURCE, FILTER])
    // Whoever ends early does not read to the end.
    at(index).on('error', () => undefined)
  return {
    stdin: at(0),
    stdout: at(1),
    stderr: at(2),
    start: at(START),
    messages: at(MESSAGES),
    source: at(SOURCE),
    filter: at(FILTER),
  }
}

function endOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? (signal === 'SIGKILL' ? 137 : 128)))
  })
}
