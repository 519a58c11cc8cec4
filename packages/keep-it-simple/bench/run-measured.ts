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

/** Runs a command to its end; what it says goes to the screen by way of the standard error output. */
export async function runMeasured(
  command: string,
  args: readonly string[],
  cwd: string,
): Promise<Cost> {
  const before = workOfChildren()
  const started = performance.now()
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const memory = watchMemory(child.pid!)
  const [code] = (await once(child, 'close')) as [number | null]
  const seconds = (performance.now() - started) / 1000
  const held = memory()
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`)
  return { seconds, work: workOfChildren() - before, memory: held }
}

/** Ticks of children that have ended, theirs included; Linux counts a hundred a second. */
function workOfChildren(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) / 100
}
