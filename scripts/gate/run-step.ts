import { spawn } from 'node:child_process'
import type { Step } from './steps.ts'

export interface Ran {
  readonly name: string
  readonly passed: boolean
  readonly seconds: number
  /** The last lines it said; those of a step that runs alone are not kept. */
  readonly end: string
}

const LAST_LINES = 40

/** Runs a command. What it says is shown at once, or as a whole at its end where others talk meanwhile. */
export function runStep([name, command]: Step, cwd: string, isAlone: boolean): Promise<Ran> {
  const started = performance.now()
  if (isAlone) console.log(`\n== ${name}`)
  const output = isAlone ? 'inherit' : 'pipe'
  const child = spawn(command, { cwd, shell: true, stdio: ['ignore', output, output] })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => said.push(chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status) => {
      if (!isAlone) console.log(`\n== ${name}\n${Buffer.concat(said).toString()}`)
      const seconds = (performance.now() - started) / 1000
      const lines = Buffer.concat(said).toString().trimEnd().split('\n')
      resolve({ name, passed: status === 0, seconds, end: lines.slice(-LAST_LINES).join('\n') })
    })
  })
}

/** A stage: its lanes side by side, the steps of each in order, all of them whatever becomes of the others. */
export async function runStage(lanes: readonly (readonly Step[])[], cwd: string): Promise<Ran[]> {
  const runLane = async (steps: readonly Step[]) => {
    const ran: Ran[] = []
    for (const step of steps) ran.push(await runStep(step, cwd, lanes.length === 1))
    return ran
  }
  return (await Promise.all(lanes.map(runLane))).flat()
}
