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

/** Runs a command to its end; what it says goes to the screen by way of the standard error output. */
export async function runMeasured(
  command: string,
  args: readonly string[],
  cwd: string,
  limit: Limit = { seconds: Infinity, memory: Infinity },
): Promise<Cost> {
  const before = workOfChildren()
  const started = performance.now()
  const elapsed = () => (performance.now() - started) / 1000
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, NODE_ENV: 'production' },
  })
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
