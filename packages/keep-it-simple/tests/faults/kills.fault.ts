import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PACKAGE, PACKED, writeAuthorSite, writeSettings } from '../support/author-site.ts'
import { contents } from '../support/folder-contents.ts'
import { LeakScanner } from '../support/leak-scan.ts'
import { lockSettings, PASSWORDS } from '../support/lock-fixtures.ts'
import { page, post } from '../support/tiny-site.ts'

/** How many builds are killed; fewer while the test itself is written. */
const KILLS = Number(process.env['KILLS'] ?? 200)
/** Kills of one site, before another begins from nothing. */
const ROUND = 20

/** The scanner looks into nothing that is packed. */
const DEEPEST = 5

/** What may become of a page. */
const STATES = ['gone', 'open', 'edited', 'locked', 'moved'] as const
type State = (typeof STATES)[number]
type Site = readonly State[]
const PAGES = [0, 1]

/** A word of each page and state that stands nowhere else. */
const wordOf = (index: number, state: State) => `${state}qpage${index}zx9k`
const sourceOf = (index: number, state: State) =>
  post(
    {
      title: `${wordOf(index, state)} title`,
      permalink: `/${state === 'moved' ? 'elsewhere' : 'page'}-${index}/`,
      ...(state === 'locked' && { encrypt: true }),
    },
    `The word ${wordOf(index, state)} stands here. ${'And much else. '.repeat(120)}`,
  )

/** Dies at the given one of the calls that change a file; counted in each thread. */
const KILLER = `
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
let left = Number(process.env.KILL_AT)
for (const name of ['writeFileSync', 'renameSync', 'linkSync', 'copyFileSync', 'rmSync', 'mkdirSync', 'writeSync']) {
  const call = fs[name]
  fs[name] = (...all) => {
    if (--left === 0) process.kill(process.pid, 'SIGKILL')
    return call(...all)
  }
}
syncBuiltinESMExports()
`

const kisFile = join(PACKAGE, 'bin/kis.js')
const cache = mkdtempSync(join(tmpdir(), 'kills-'))
const env = { ...process.env, NODE_ENV: 'production', NODE_COMPILE_CACHE: join(cache, 'code') }
/** A process that builds what it is told, and is never killed; loading the engine takes longer than such a build. */
let server: ChildProcess
async function build(root: string): Promise<void> {
  server.send(root)
  const [code] = (await once(server, 'message')) as [number]
  expect(code).toBe(0)
}

let settings: Parameters<typeof writeSettings>[1]
/** A folder that was built once, so that no site has to bundle the application again. */
let pattern: string

function makeSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'kills-site-'))
  const filter = (path: string) =>
    !/\/(?:dist|node_modules|\.content\/(?!shell(?:\/|$)).*)$/.test(path)
  cpSync(pattern, root, { recursive: true, filter })
  symlinkSync(join(PACKAGE, '../../node_modules'), join(root, 'node_modules'))
  return root
}

function write(root: string, site: Site): void {
  for (const index of PAGES) {
    const file = join(root, `docs/blog/page-${index}.md`)
    if (site[index] === 'gone') rmSync(file, { force: true })
    else writeFileSync(file, sourceOf(index, site[index]!))
  }
}

/** What a build from nothing gives for the same sources; words that must not be read there are not. */
const cleans = new Map<string, Record<string, string>>()
async function cleanBuild(site: Site): Promise<Record<string, string>> {
  const key = site.join()
  const known = cleans.get(key)
  if (known) return known
  const root = makeSite()
  try {
    write(root, site)
    await build(root)
    const hidden = PAGES.flatMap((index) =>
      STATES.filter((state) => state !== site[index] || state === 'locked').map((state) =>
        wordOf(index, state),
      ),
    )
    const found = contents(join(root, 'dist'))
    const scanner = new LeakScanner(hidden)
    // The bundles of the application were there before any page, and nothing but copies is packed.
    for (const name of Object.keys(found).filter((one) => !/^assets\/|\.gz$/.test(one))) {
      const bytes = readFileSync(join(root, 'dist', name))
      expect(scanner.scan(name, Buffer.concat([Buffer.from(name), bytes]), DEEPEST)).toEqual([])
      if (name + '.gz' in found)
        expect(gunzipSync(readFileSync(join(root, 'dist', `${name}.gz`)))).toEqual(bytes)
    }
    cleans.set(key, found)
    return found
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

beforeAll(async () => {
  server = fork(join(import.meta.dirname, 'build-server.ts'), { env, stdio: 'ignore' })
  settings = { ...PACKED, deploy: { ...PACKED.deploy, compress: ['gzip'] }, cards: false }
  const { admin } = await lockSettings()
  settings = { ...settings, locks: { admin, rules: {} } }
  pattern = writeAuthorSite({ 'README.md': page({ permalink: '/' }), 'blog/own.md': post() }, settings)
  writeFileSync(join(pattern, '.locks'), `${PASSWORDS.admin}\n`)
  writeFileSync(join(pattern, 'killer.mjs'), KILLER)
  await build(pattern)
}, 600_000)
afterAll(() => {
  server.kill()
  for (const folder of [pattern, cache]) rmSync(folder, { recursive: true, force: true })
})

/** Milliseconds and calls of a whole build: kills come somewhere within. */
const whole = { time: 6_000, calls: 700 }

/** A build that is killed, after a part of its time or before one of its calls; tells whether it was. */
async function killedBuild(root: string, by: 'time' | 'calls', part: number): Promise<boolean> {
  const killer = pathToFileURL(join(root, 'killer.mjs')).href
  const calls = String(1 + Math.floor(part * whole.calls))
  const child = spawn(process.execPath, [kisFile, 'build'], {
    cwd: root,
    stdio: 'ignore',
    env: by === 'time' ? env : { ...env, KILL_AT: calls, NODE_OPTIONS: `--import=${killer}` },
  })
  const timer =
    by === 'time' ? setTimeout(() => child.kill('SIGKILL'), part * whole.time) : undefined
  const started = performance.now()
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  clearTimeout(timer)
  if (signal === 'SIGKILL') return true
  // It was done first: the next one is killed earlier.
  if (by === 'time') whole.time = performance.now() - started
  else whole.calls = Math.ceil(whole.calls * part)
  return false
}

const change = fc.noBias(
  fc.record({ index: fc.constantFrom(...PAGES), state: fc.constantFrom(...STATES) }),
)
const step = fc.record({
  before: change,
  between: fc.option(change, { nil: undefined }),
  by: fc.constantFrom('time' as const, 'calls' as const),
  // As likely late as early.
  part: fc.noBias(fc.integer({ min: 1, max: 999 })).map((number) => number / 1_000),
})

let killed = 0
it('[B22] [P6] after any kill the next build equals a clean one, byte for byte', async () => {
  const steps = fc.array(step, { minLength: ROUND, maxLength: ROUND })
  while (killed < KILLS)
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const root = makeSite()
        let site: Site = PAGES.map(() => 'open')
        const set = ({ index, state }: { index: number; state: State }) => {
          site = site.with(index, state)
          write(root, site)
        }
        write(root, site)
        await build(root)
        try {
          for (const { before, between, by, part } of all) {
            if (killed >= KILLS) return
            const published = contents(join(root, 'dist'))
            set(before)
            const wanted = site
            if (await killedBuild(root, by, part)) killed++
            // Whatever was published is whole: the old release or the new one.
            const dist = join(root, 'dist')
            if (existsSync(dist)) {
              const found = contents(dist)
              if (JSON.stringify(found) !== JSON.stringify(published))
                expect(found).toEqual(await cleanBuild(wanted))
            } else expect(existsSync(join(root, '.content/releases/journal.json'))).toBe(true)
            if (between) set(between)
            await build(root)
            expect(contents(dist)).toEqual(await cleanBuild(site))
            console.log(`${killed} killed, ${cleans.size} states, by ${by} at ${part.toFixed(2)}`)
          }
        } finally {
          rmSync(root, { recursive: true, force: true })
        }
      }),
      { numRuns: 1, endOnFailure: true },
    )
  console.log(`${killed} builds killed; ${cleans.size} different sites compared with a clean build`)
  expect(killed).toBeGreaterThanOrEqual(KILLS)
}, 3 * 3_600_000)
