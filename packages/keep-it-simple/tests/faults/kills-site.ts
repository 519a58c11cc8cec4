import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PACKAGE, PACKED, writeAuthorSite } from '../support/author-site.ts'
import { lockSettings, PASSWORDS } from '../support/lock-fixtures.ts'
import { page, post } from '../support/tiny-site.ts'

/** What may become of a page. */
export const STATES = ['gone', 'open', 'edited', 'locked', 'moved'] as const
export type State = (typeof STATES)[number]
/** The state of each page. */
export type Site = readonly State[]
export const PAGES = [0, 1]

/** A word of each page and state that stands nowhere else. */
const wordOf = (index: number, state: State) => `${state}qpage${index}zx9k`

/** Words that must not be read anywhere: of what is locked, and of what pages were before. */
export const hiddenWords = (site: Site): string[] =>
  PAGES.flatMap((index) =>
    STATES.filter((state) => state !== site[index] || state === 'locked').map((state) =>
      wordOf(index, state),
    ),
  )

const sourceOf = (index: number, state: State) =>
  post(
    {
      title: `${wordOf(index, state)} title`,
      permalink: `/${state === 'moved' ? 'elsewhere' : 'page'}-${index}/`,
      ...(state === 'locked' && { encrypt: true }),
    },
    `The word ${wordOf(index, state)} stands here. ${'And much else. '.repeat(120)}`,
  )

export function writePages(root: string, site: Site): void {
  for (const index of PAGES) {
    const file = join(root, `docs/blog/page-${index}.md`)
    if (site[index] === 'gone') rmSync(file, { force: true })
    else writeFileSync(file, sourceOf(index, site[index]!))
  }
}

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

/** Sites to be killed, and those to compare them with. */
export class KillsSites {
  /** Milliseconds and calls of a whole build: kills come somewhere within. */
  private readonly whole = { time: 6_000, calls: 700 }
  private readonly cache: string
  private readonly env: NodeJS.ProcessEnv
  /** A folder that was built once, so that no site has to bundle the application again. */
  private pattern = ''
  /** A process that is never killed; loading the engine takes longer than such a build. */
  private readonly server: ChildProcess

  constructor() {
    this.cache = mkdtempSync(join(tmpdir(), 'kills-'))
    const code = join(this.cache, 'code')
    this.env = { ...process.env, NODE_ENV: 'production', NODE_COMPILE_CACHE: code }
    const file = join(import.meta.dirname, 'build-server.ts')
    this.server = fork(file, { env: this.env, stdio: 'ignore' })
  }

  async prepare(): Promise<void> {
    const { admin } = await lockSettings()
    const deploy = { ...PACKED.deploy, compress: ['gzip' as const] }
    this.pattern = writeAuthorSite(
      { 'README.md': page({ permalink: '/' }), 'blog/own.md': post() },
      { deploy, cards: false, locks: { admin, rules: {} } },
    )
    writeFileSync(join(this.pattern, '.locks'), `${PASSWORDS.admin}\n`)
    writeFileSync(join(this.pattern, 'killer.mjs'), KILLER)
    await this.build(this.pattern)
  }

  /** A folder in which nothing was built but the bundles of the application. */
  make(): string {
    const root = mkdtempSync(join(tmpdir(), 'kills-site-'))
    const filter = (path: string) =>
      !/\/(?:dist|node_modules|\.content\/(?!shell(?:\/|$)).*)$/.test(path)
    cpSync(this.pattern, root, { recursive: true, filter })
    symlinkSync(join(PACKAGE, '../../node_modules'), join(root, 'node_modules'))
    return root
  }

  async build(root: string): Promise<void> {
    this.server.send(root)
    const [code] = (await once(this.server, 'message')) as [number]
    if (code !== 0) throw new Error(`kis build ended with ${code} in ${root}`)
  }

  /** A build that is killed, after a part of its time or before one of its calls; tells whether it was. */
  async killedBuild(root: string, by: 'time' | 'calls', part: number): Promise<boolean> {
    const killer = `--import=${pathToFileURL(join(root, 'killer.mjs')).href}`
    const KILL_AT = String(1 + Math.floor(part * this.whole.calls))
    const started = performance.now()
    const child = spawn(process.execPath, [join(PACKAGE, 'bin/kis.js'), 'build'], {
      cwd: root,
      stdio: 'ignore',
      env: by === 'time' ? this.env : { ...this.env, KILL_AT, NODE_OPTIONS: killer },
    })
    const delay = by === 'time' ? part * this.whole.time : 600_000
    const timer = setTimeout(() => child.kill('SIGKILL'), delay)
    const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
    clearTimeout(timer)
    if (signal === 'SIGKILL') return true
    // It was done first: the next one is killed earlier.
    if (by === 'time') this.whole.time = performance.now() - started
    else this.whole.calls = Math.ceil(this.whole.calls * part)
    return false
  }

  close(): void {
    this.server.kill()
    for (const folder of [this.pattern, this.cache])
      rmSync(folder, { recursive: true, force: true })
  }
}
