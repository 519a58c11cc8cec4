import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** What `wrk` (a package of Debian's) counted. */
export interface Load {
  readonly perSecond: number
  /** Milliseconds 99 of 100 answers took at most. */
  readonly p99: number
  /** Answers that were none, or neither 2xx nor 3xx. */
  readonly errors: number
}

const run = promisify(execFile)

interface LoadSettings {
  readonly seconds?: number
  readonly connections?: number
  readonly headers?: Readonly<Record<string, string>>
}

export async function load(
  url: string,
  { seconds = 5, connections = 64, headers = {} }: LoadSettings = {},
): Promise<Load> {
  const asked = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const settings = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency']
  const { stdout } = await run('wrk', [...settings, ...asked, url])
  return readWrk(stdout)
}

/** `wrk` writes for people: a time has its unit behind it. */
export function readWrk(text: string): Load {
  const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0)
  const [, time = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(text) ?? []
  const scale = { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's']
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)
  const broken = (sockets?.slice(1) ?? []).reduce((sum, one) => sum + Number(one), 0)
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99: Number(time) * scale,
    errors: broken + number(/Non-2xx or 3xx responses: (\d+)/),
  }
}
