import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { watchMemory } from './tree-memory.ts'

/** What a command cost, with everything it started. */
export interface Cost {
  readonly seconds: number
  /** Seconds of all cores: they depend much less on what else the machine does. */
  readonly work: number
  /** Most memory its processes held together, in MB. */
  readonly memory: number
}

/** What a command may need before it is stopped. */
export interface Limit {
  readonly seconds: number
  /** In MB. */
  readonly memory: number
}

export const NO_LIMIT: Limit = { seconds: Infinity, memory: Infinity }

/** Runs a command to its end; its output goes to standard error, and to `heard` as text. */
export async function runMeasured(
  command: string,
  args: readonly string[],
  cwd: string,
  limit = NO_LIMIT,
  heard?: (text: string) => void,
): Promise<Cost> {
  const before = workOfChildren()
  const started = performance.now()
  const elapsed = () => (performance.now() - started) / 1000
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', heard ? 'pipe' : process.stderr, process.stderr],
    env: { ...process.env, LANG: 'en_US.UTF-8', NODE_ENV: 'production' },
  })
  child.stdout?.pipe(process.stderr, { end: false })
  child.stdout?.on('data', (chunk: Buffer) => heard!(chunk.toString()))
  if (child.pid === undefined) {
    await once(child, 'error')
    throw new Error(`${command} is not installed`)
  }
  let stopped = ''
  const memory = watchMemory(child.pid, (held, tree) => {
    if (elapsed() > limit.seconds) stopped = `stopped after ${limit.seconds} s`
    else if (held > limit.memory) stopped = `stopped at ${held} MB`
    if (stopped) endAll(tree)
  })
  try {
    const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
    if (stopped) throw new Error(stopped)
    if (code !== 0) throw new Error(`ended with ${code ?? signal} after ${Math.round(elapsed())} s`)
    return { seconds: elapsed(), work: workOfChildren() - before, memory: memory() }
  } finally {
    memory()
  }
}

/** A process that has ended meanwhile needs no signal. */
function endAll(tree: readonly number[]): void {
  for (const one of tree)
    try {
      process.kill(one, 'SIGKILL')
    } catch {}
}

/** Ticks of children that have ended, theirs included; Linux counts a hundred a second. */
function workOfChildren(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) / 100
}

/** Seconds by the clock of each stage that `kis build` prints; `search` is what it took after the pages. */
export const stagesOf = (output: string): Record<string, number> =>
  Object.fromEntries(
    [...output.matchAll(/^(\w+) .*?([\d.]+) s\b/gm)].map(([, stage, time]) => [
      stage!,
      Number(time),
    ]),
  )
