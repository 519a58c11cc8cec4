import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { liveHolder, lockFile, takeLock } from './build-lock.ts'

let content: string
beforeEach(() => (content = join(mkdtempSync(join(tmpdir(), 'lock-')), '.content')))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  rmSync(join(content, '..'), { recursive: true })
})

const holder = (more: object = {}) => ({
  pid: process.ppid,
  host: hostname(),
  command: 'kis dev',
  since: '2026-01-01T00:00:00.000Z',
  ...more,
})
/** The lock as somebody else has left it. */
function held(more: object = {}) {
  mkdirSync(content, { recursive: true })
  writeFileSync(lockFile(content), JSON.stringify(holder(more)))
}
const bornOf = (pid: number) => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19]
}

it('says who writes the site, for as long as it does', () => {
  const before = new Date().toISOString()
  const giveBack = takeLock(content, 'kis build')
  const said = JSON.parse(readFileSync(lockFile(content), 'utf8')) as Record<string, string>
  expect(said).toMatchObject({ pid: process.pid, host: hostname(), command: 'kis build' })
  expect(said['since']! >= before).toBe(true)
  expect(said['born']).toBe(existsSync('/proc/self/stat') ? bornOf(process.pid) : undefined)
  expect(readdirSync(content)).toEqual(['build.lock'])
  giveBack()
  expect(readdirSync(content)).toEqual([])
})

it('another process of this machine that lives keeps it, and is named with what to do', () => {
  held()
  expect(liveHolder(content)).toEqual(holder())
  let error: unknown
  try {
    takeLock(content, 'kis build')
  } catch (reason) {
    error = reason
  }
  expect(error).toMatchObject({
    message: `\`kis dev\` is writing this site already: process ${process.ppid} on ${hostname()}, since 2026-01-01T00:00:00.000Z.`,
    remedy: `Wait until it is done; if it has ended, remove \`${lockFile(content)}\`.`,
  })
  expect(JSON.parse(readFileSync(lockFile(content), 'utf8'))).toEqual(holder())
  expect(readdirSync(content)).toEqual(['build.lock'])
})

it.each([
  ['of a process that has ended', { pid: 4_000_000 }],
  ['whose number another process has now', { born: '1' }],
  ['of this process, from a build before', { pid: process.pid }],
])('a lock %s is taken over', (_, more) => {
  held(more)
  expect(liveHolder(content)).toBeUndefined()
  const giveBack = takeLock(content, 'kis build')
  expect(JSON.parse(readFileSync(lockFile(content), 'utf8'))).toMatchObject({
    command: 'kis build',
  })
  expect(readdirSync(content)).toEqual(['build.lock'])
  giveBack()
})

it('a lock of another machine counts for ten minutes after its last beat', () => {
  held({ host: 'elsewhere', pid: 1 })
  const beaten = (seconds: number) =>
    utimesSync(lockFile(content), new Date(), new Date(Date.now() - seconds * 1000))
  beaten(590)
  expect(liveHolder(content)).toMatchObject({ host: 'elsewhere' })
  beaten(610)
  expect(liveHolder(content)).toBeUndefined()
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
  beaten(600)
  expect(liveHolder(content)).toBeUndefined()
  beaten(599)
  expect(liveHolder(content)).toMatchObject({ host: 'elsewhere' })
})

it('a lock that another takes while an older one is cleared away stays with whoever took it', () => {
  held({ pid: 4_000_000 })
  const { parse } = JSON
  let isFirst = true
  vi.spyOn(JSON, 'parse').mockImplementation((text: string) => {
    const said = parse(text) as unknown
    // Read as stale, and taken by another before it is looked at again.
    if (isFirst) held()
    isFirst = false
    return said
  })
  expect(() => takeLock(content, 'kis build')).toThrow('`kis dev` is writing this site already')
  vi.restoreAllMocks()
  expect(JSON.parse(readFileSync(lockFile(content), 'utf8'))).toEqual(holder())
  expect(readdirSync(content)).toEqual(['build.lock'])
})

it('a lock nobody can read is nobody’s', () => {
  mkdirSync(content)
  expect(liveHolder(content)).toBeUndefined()
  writeFileSync(lockFile(content), '{"pid":')
  expect(liveHolder(content)).toBeUndefined()
  takeLock(content, 'kis build')()
  expect(existsSync(lockFile(content))).toBe(false)
})

it('shows every half minute that it lives, until it is given back', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const giveBack = takeLock(content, 'kis build')
  utimesSync(lockFile(content), 1, 1)
  vi.advanceTimersByTime(29_000)
  expect(statSync(lockFile(content)).mtimeMs).toBe(1000)
  vi.advanceTimersByTime(2000)
  expect(statSync(lockFile(content)).mtimeMs).toBeGreaterThan(1000)
  giveBack()
  expect(() => vi.advanceTimersByTime(60_000)).not.toThrow()
})
