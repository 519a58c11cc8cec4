import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Sites of the repository with content of their own. */
export const OWN_SITES = ['site', 'manual'] as const
export type OwnSite = (typeof OWN_SITES)[number]

/** A fixture counts as built and committed then, so its pages show the same dates every day. */
const NOW = '2026/11/20 08:00'
const COMMITTED = '2026-11-19T08:00:00+0000'
/** Copies of fixtures, with their caches; not committed. */
const SITES = '.results/goldens/sites'
const KEPT = new Set(['.content', 'dist', '.git'])
/** Folders and files of a site that its pages do not depend on. */
const NOT_CONTENT = /^(?:tests\/|package\.json$|README|CORRECTIONS|playwright|vitest)/
const AT_ONCE = 2

export const fixturesFolder = (repository: string): string =>
  join(repository, 'packages/keep-it-simple/tests/fixtures')

/** Fixtures that are whole sites. */
export const fixtureNames = (repository: string): string[] =>
  readdirSync(fixturesFolder(repository)).filter((name) =>
    existsSync(join(fixturesFolder(repository), name, 'docs')),
  )

/** Sites that were built or are being built, by folder. */
const builds = new Map<string, Promise<string>>()
const waiting: (() => void)[] = []
let running = 0

/** Builds a copy of a fixture with a history of one commit; gives its `dist`. */
export function buildFixture(repository: string, name: string): Promise<string> {
  const root = join(repository, SITES, name)
  return once(root, async () => {
    copyFixture(join(fixturesFolder(repository), name), root)
    await kis(repository, root, ['build', '--now', NOW])
    return join(root, 'dist')
  })
}

/** `dist` of the blog or the manual, built again if a source is newer. */
export function buildOwnSite(repository: string, name: OwnSite, built: boolean): Promise<string> {
  const root = join(repository, name)
  return once(root, async () => {
    const dist = join(root, 'dist')
    if (built && !existsSync(dist)) throw new Error(`${name}/dist does not exist; build it first.`)
    if (built || isCurrent(repository, root)) return dist
    console.log(`building ${name}`)
    const options = { cwd: root, maxBuffer: 1e9, env: plainEnv() }
    await promisify(execFile)('npm', ['run', 'build'], options)
    return dist
  })
}

/** The manual shows which tests prove a requirement; a new title is no change of the engine. */
const EVIDENCE = 'scripts/spec/evidence.tsv'

/** A hash of everything an author of the site may edit. */
export function contentHash(repository: string, name: OwnSite): string {
  const hash = createHash('sha256')
  const root = join(repository, name)
  for (const file of sourcesOf(root).filter((one) => !NOT_CONTENT.test(one)))
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  if (name === 'manual') hash.update(readFileSync(join(repository, EVIDENCE)))
  return hash.digest('hex').slice(0, 16)
}

/** Tracked and new files of a folder, ignored ones left out. */
function sourcesOf(root: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', args, { cwd: root, maxBuffer: 1e9, encoding: 'utf8' })
  return [...new Set(files.split('\0'))]
    .filter((file) => file !== '' && existsSync(join(root, file)))
    .toSorted()
}

function isCurrent(repository: string, root: string): boolean {
  const release = join(root, 'dist/release.json')
  if (!existsSync(release)) return false
  const built = statSync(release).mtimeMs
  return [root, join(repository, 'packages/keep-it-simple')].every((folder) =>
    sourcesOf(folder)
      .filter((file) => !file.startsWith('tests/'))
      .every((file) => statSync(join(folder, file)).mtimeMs < built),
  )
}

function copyFixture(source: string, root: string): void {
  mkdirSync(root, { recursive: true })
  for (const name of readdirSync(root))
    if (!KEPT.has(name)) rmSync(join(root, name), { recursive: true })
  for (const name of readdirSync(source))
    if (!KEPT.has(name) && name !== 'pages.txt')
      cpSync(join(source, name), join(root, name), { recursive: true })
  rmSync(join(root, '.git'), { recursive: true, force: true })
  const who = { NAME: 'Ada Example', EMAIL: 'ada@everything.example', DATE: COMMITTED }
  const env = { ...process.env }
  for (const [key, value] of Object.entries(who))
    for (const role of ['AUTHOR', 'COMMITTER']) env[`GIT_${role}_${key}`] = value
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, env })
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all', '--', ...readdirSync(root).filter((name) => !KEPT.has(name)))
  git('commit', '--quiet', '--no-verify', '--no-gpg-sign', '--message', 'the fixture')
}

async function kis(repository: string, root: string, args: readonly string[]): Promise<void> {
  const bin = join(repository, 'packages/keep-it-simple/bin/kis.js')
  const options = { cwd: root, env: plainEnv(), maxBuffer: 1e9 }
  await promisify(execFile)(process.execPath, [bin, ...args], options)
}

/** The shell of an author may set variables that change a build. */
function plainEnv(): NodeJS.ProcessEnv {
  const { SOURCE_DATE_EPOCH: _, ...env } = process.env
  return { ...env, NODE_ENV: 'development', LC_ALL: 'en_US.UTF-8' }
}

function once(key: string, build: () => Promise<string>): Promise<string> {
  const known = builds.get(key) ?? inTurn(build)
  builds.set(key, known)
  return known
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  running++
  try {
    return await work()
  } finally {
    running--
    waiting.shift()?.()
  }
}
