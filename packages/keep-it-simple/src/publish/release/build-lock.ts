import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { SettingsError } from '#config/settings-error.ts'

/** Who writes to `.content/` and `dist/`. */
interface Holder {
  readonly pid: number
  readonly host: string
  readonly command: string
  /** ISO. */
  readonly since: string
  /** When the system started this process; a number given to another process later has another. */
  readonly born?: string
}

/** Milliseconds. How often a holder shows that it lives, and after which silence one elsewhere does not. */
const BEAT = 30_000
const SILENCE = 10 * 60_000

export const lockFile = (content: string): string => join(content, 'build.lock')

/** Takes the lock of a site, or says who has it. Gives the function that gives it back. */
export function takeLock(content: string, command: string): () => void {
  const file = lockFile(content)
  mkdirSync(dirname(file), { recursive: true })
  const own: Holder = {
    pid: process.pid,
    host: hostname(),
    command,
    since: new Date().toISOString(),
    ...bornOf(process.pid),
  }
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(own))
  try {
    for (let tries = 0; !claim(draft, file); tries++) {
      const { seen, holder } = lookAt(file)
      if (holder || tries > 2) throw heldBy(holder, file)
      if (seen !== undefined) removeStale(file, seen, `${draft}.stale`)
    }
  } finally {
    rmSync(draft, { force: true })
  }
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), BEAT)
  beat.unref()
  return () => {
    clearInterval(beat)
    rmSync(file, { force: true })
  }
}

/** The lock that was seen, of a process that has ended; one that another has taken since is put back. */
function removeStale(file: string, seen: string, aside: string): void {
  try {
    renameSync(file, aside)
    if (readFileSync(aside, 'utf8') !== seen) linkSync(aside, file)
  } catch {
    // Somebody else has removed it.
  }
  rmSync(aside, { force: true })
}

/** A file that is whole when it appears: another process never reads half of it. */
function claim(draft: string, file: string): boolean {
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    if (existsSync(file)) return false
    writeFileSync(file, readFileSync(draft), { flag: 'wx' })
    return true
  }
}

/** Who has the lock, unless that process has ended. */
export const liveHolder = (content: string): Holder | undefined => lookAt(lockFile(content)).holder

/** What the lock says, if it can be read, and who holds it by that, if anybody does. */
function lookAt(file: string): { readonly seen?: string; readonly holder?: Holder } {
  let seen: string | undefined
  try {
    seen = readFileSync(file, 'utf8')
    const holder = JSON.parse(seen) as Holder
    if (isAlive(holder, statSync(file).mtimeMs)) return { seen, holder }
  } catch {
    // Gone, torn, or no file: nobody holds it.
  }
  return seen === undefined ? {} : { seen }
}

function isAlive({ pid, host, born }: Holder, beaten: number): boolean {
  if (host !== hostname()) return Date.now() - beaten < SILENCE
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return born === undefined || bornOf(pid).born === born
}

/** On Linux: the ticks since the system began, as `proc(5)` counts its fields behind the name. */
function bornOf(pid: number): Pick<Holder, 'born'> {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return { born: text.slice(text.lastIndexOf(')') + 2).split(' ')[19]! }
  } catch {
    return {}
  }
}

function heldBy(holder: Holder | undefined, file: string): SettingsError {
  const { command, pid, host, since } = holder ?? { command: 'kis', pid: 0, host: '', since: '' }
  return new SettingsError(
    `\`${command}\` is writing this site already: process ${pid} on ${host}, since ${since}.`,
    `Wait until it is done; if it has ended, remove \`${file}\`.`,
  )
}
