import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { TimeLimit } from './time-limit.ts'

export interface Command {
  readonly file: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly milliseconds: number
  /** The command writes to descriptor 3 when its runtime has started; the time counts from there. */
  readonly announces?: boolean
  /** What it reads; nothing where it is left out. */
  readonly input?: string
}

export interface Outcome {
  readonly end: 'exit' | 'time' | 'size'
  /** Exit code; absent when a signal ended it. */
  readonly code?: number
  /** What it printed: standard output, then standard error. */
  readonly output: string
}

/** More than any page would show. */
const MAX_OUTPUT = 64 * 1024
/** For a runtime that never announces itself. */
const MAX_START = 30_000

/** One command, bounded in time and output; with it end all processes it started. */
export function runProgram(command: Command): Promise<Outcome> {
  const { file, args, cwd, env, milliseconds, announces, input } = command
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd,
      env: { ...env },
      detached: true,
      stdio: [
        input === undefined ? 'ignore' : 'pipe',
        'pipe',
        'pipe',
        announces ? 'pipe' : 'ignore',
      ],
    })
    // A program may end before it has read everything, or anything.
    child.stdin?.on('error', () => undefined).end(input)
    let end: Outcome['end'] = 'exit'
    let size = 0
    const stop = (reason: Outcome['end']) => {
      if (end === 'exit') end = reason
      killGroup(child.pid)
    }
    const limit = (time: number) => new TimeLimit(child.pid, time, () => stop('time'))
    let timer = limit(announces ? MAX_START : milliseconds)
    if (announces) {
      child.stdio[3]?.once('data', () => {
        timer.clear()
        timer = limit(milliseconds)
      })
    }
    const collect = (stream: Readable | null): Buffer[] => {
      const chunks: Buffer[] = []
      stream?.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > MAX_OUTPUT) stop('size')
        else chunks.push(chunk)
      })
      return chunks
    }
    const stdout = collect(child.stdout)
    const stderr = collect(child.stderr)
    child.on('error', (error) => {
      timer.clear()
      reject(error)
    })
    // The program may be over while something it started still holds the pipes.
    child.on('exit', () => killGroup(child.pid))
    child.on('close', (code) => {
      timer.clear()
      resolve({ end, ...(code !== null && { code }), output: join(stdout, stderr) })
    })
  })
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Already over.
  }
}

function join(stdout: readonly Buffer[], stderr: readonly Buffer[]): string {
  const [out, err] = [stdout, stderr].map((chunks) => Buffer.concat(chunks).toString('utf8'))
  return err === '' || out === '' || out!.endsWith('\n') ? `${out}${err}` : `${out}\n${err}`
}
