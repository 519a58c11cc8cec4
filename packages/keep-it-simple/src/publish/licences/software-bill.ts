import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import type { Diagnostic } from '#model/diagnostic.ts'
import { siteStore } from '#store/store.ts'
import { plainBill, type Bill } from './plain-bill.ts'
import { plainLock, type Lockfile } from './plain-lock.ts'

const LOCKFILES = ['npm-shrinkwrap.json', 'package-lock.json']
/** Raised when the same lockfile gives another text. */
const FORMAT = '1'
const KIND = 'bill-of-materials'
/** Milliseconds; npm needs about one second. */
const LIMIT = 60_000

export type SoftwareBill = { readonly text: string } | { readonly problem: Diagnostic }

/**
 * The packages a site is built from, as npm reads them from the lockfile: CycloneDX. Asked once for a
 * lockfile and kept in the store. A site without one is published without it.
 */
export async function softwareBill(
  root: string,
  content: string,
  origin: string,
): Promise<SoftwareBill> {
  try {
    const lockfile = lockfileOf(root)
    if (lockfile === undefined) return problem('no lockfile of npm belongs to this folder')
    const place = placeOf(root, lockfile)
    const text = readFileSync(lockfile, 'utf8')
    const key = createHash('sha256').update([FORMAT, origin, place, text].join('\n')).digest('hex')
    const store = siteStore(content)
    const known = store.get(KIND, key)
    if (typeof known === 'string') return { text: known }
    const answer = await askNpm(plainLock(JSON.parse(text) as Lockfile, place))
    const bill = plainBill(JSON.parse(answer) as Bill, new URL(origin).host)
    store.put(KIND, key, bill)
    return { text: bill }
  } catch (error) {
    return problem(reasonOf(error))
  }
}

/** In the folder, or above it where it is a workspace. */
export function lockfileOf(root: string): string | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    const name = LOCKFILES.find((one) => existsSync(join(folder, one)))
    if (name !== undefined) {
      const file = join(folder, name)
      return folder === root || isWorkspace(file, placeOf(root, file)) ? file : undefined
    }
    if (dirname(folder) === folder) return undefined
  }
}

/** Its folder below that of the lockfile, with slashes on every system. */
const placeOf = (root: string, lockfile: string): string =>
  relative(dirname(lockfile), root).replaceAll(sep, '/')

function isWorkspace(lockfile: string, place: string): boolean {
  const { packages = {} } = JSON.parse(readFileSync(lockfile, 'utf8')) as Lockfile
  return Object.hasOwn(packages, place)
}

/** In an empty folder: neither packages nor settings of the author's have a say. */
async function askNpm(lock: Required<Lockfile>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'kis-sbom-'))
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify(lock.packages['']))
    writeFileSync(
      join(folder, 'package-lock.json'),
      JSON.stringify({ lockfileVersion: 3, packages: lock.packages }),
    )
    // By `npm run` the very npm that is running, else the one of the system.
    const own = process.env['npm_execpath'] ?? ''
    const [command, first] = /npm-cli\.c?js$/.test(own) ? [process.execPath, [own]] : ['npm', []]
    const { stdout } = await promisify(execFile)(command, [...first, ...QUESTION], {
      cwd: folder,
      env: plainEnvironment(),
      maxBuffer: 1 << 28,
      timeout: LIMIT,
      shell: command === 'npm' && process.platform === 'win32',
    })
    return stdout
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const QUESTION = [
  'sbom',
  '--sbom-format=cyclonedx',
  '--sbom-type=application',
  '--package-lock-only',
  // A build says `production`, where npm would leave packages out.
  ...['dev', 'optional', 'peer'].map((kind) => `--include=${kind}`),
  '--offline',
  '--no-update-notifier',
  '--loglevel=error',
]

/** Options of the npm that runs this build, such as its workspace, are not meant for this question. */
const plainEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_config_')),
  )

function reasonOf(error: unknown): string {
  const { code, stderr = '' } = error as { code?: unknown; stderr?: string }
  if (code === 'ENOENT') return 'npm is not installed'
  const line = stderr.split('\n').find((one) => /^npm (?:error|ERR!) (?!code)/.test(one))
  return line?.replace(/^npm (?:error|ERR!) /, '') ?? 'npm gave no answer'
}

const problem = (reason: string): SoftwareBill => ({
  problem: {
    severity: 'warning',
    code: 'no-sbom',
    file: 'package-lock.json',
    message: `The release does not list the packages it is built from: ${reason}.`,
    remedy:
      'Install the packages with `npm install`; `npm sbom --sbom-format cyclonedx` says what is wrong.',
  },
})
