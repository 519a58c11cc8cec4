import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { SITE } from '../support/page-store.ts'

const REPOSITORY = dirname(SITE)
const PACKAGES = join(REPOSITORY, 'node_modules')
const ENGINE = 'keep-it-simple'
const GENERATED = /\/(?:node_modules|dist|\.content|\.results|\.bench|\.tool)$/

/** This site as it is, with an engine of its own, in another folder with the same history. */
function copySite(): string {
  const root = mkdtempSync(join(tmpdir(), 'again-'))
  const copy = (from: string, to: string) =>
    cpSync(from, to, { recursive: true, filter: (path) => !GENERATED.test(path) })
  copy(SITE, join(root, 'site'))
  copy(realpathSync(join(PACKAGES, ENGINE)), join(root, 'engine', ENGINE))
  symlinkSync(join(REPOSITORY, '.git'), join(root, '.git'))
  mkdirSync(join(root, 'node_modules'))
  for (const name of readdirSync(PACKAGES))
    if (name !== ENGINE) symlinkSync(join(PACKAGES, name), join(root, 'node_modules', name))
  symlinkSync(join('../engine', ENGINE), join(root, 'node_modules', ENGINE))
  return root
}

async function build(root: string, env: NodeJS.ProcessEnv): Promise<void> {
  // A runner of tests sets it, and the bundler would build for development.
  const { NODE_ENV: _, ...own } = process.env
  const options = { cwd: join(root, 'site'), env: { ...own, ...env } }
  const command = join(root, 'engine', ENGINE, 'bin/kis.js')
  await promisify(execFile)(process.execPath, [command, 'build'], options)
}

/** Every file by its name, with the hash of its bytes. */
function hashes(dist: string): Record<string, string> {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    files
      .map(
        (path) =>
          [
            path.slice(dist.length + 1),
            createHash('sha256').update(readFileSync(path)).digest('hex'),
          ] as const,
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

test('two builds of one commit are the same, byte by byte, wherever and whenever they run', async () => {
  test.setTimeout(300_000)
  const [first, second] = [copySite(), copySite()]
  try {
    await build(first, { TZ: 'Pacific/Kiritimati', LANG: 'C', LC_ALL: 'C' })
    await build(second, { TZ: 'America/Los_Angeles', LANG: 'zh_CN.UTF-8', LC_ALL: 'C.UTF-8' })
    const one = hashes(join(first, 'site/dist'))
    expect(Object.keys(one).length).toBeGreaterThan(300)
    expect(hashes(join(second, 'site/dist'))).toEqual(one)
    // Dates come from the history, which is found from the copy as well.
    expect(readFileSync(join(first, 'site/dist/sitemap.xml'), 'utf8')).toContain('<lastmod>')
    expect(readFileSync(join(second, 'site/.content/hosts/nginx.conf'))).toEqual(
      readFileSync(join(first, 'site/.content/hosts/nginx.conf')),
    )
  } finally {
    for (const root of [first, second]) rmSync(root, { recursive: true, force: true })
  }
})
