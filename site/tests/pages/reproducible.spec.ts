import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { buildFork } from '../support/forked-site.ts'

const PROJECT = join(import.meta.dirname, '../..')
const COPIED = [
  'src',
  'site',
  'scripts',
  'docs',
  'drawings',
  'public',
  'verified.txt',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
]

/** The project as it is, in another folder, with the same history. */
function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'again-'))
  for (const name of COPIED)
    cpSync(join(PROJECT, name), join(root, name), { recursive: true, preserveTimestamps: false })
  for (const name of ['node_modules', '.git']) symlinkSync(join(PROJECT, name), join(root, name))
  return root
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

test('two builds of one commit are the same, byte by byte, wherever and whenever they are made', async () => {
  test.setTimeout(300_000)
  const [first, second] = [copyProject(), copyProject()]
  try {
    await buildFork(first, { TZ: 'Pacific/Kiritimati', LANG: 'C', LC_ALL: 'C' })
    await buildFork(second, { TZ: 'America/Los_Angeles', LANG: 'zh_CN.UTF-8', LC_ALL: 'C.UTF-8' })
    const one = hashes(join(first, 'dist'))
    expect(Object.keys(one).length).toBeGreaterThan(300)
    expect(hashes(join(second, 'dist'))).toEqual(one)
    expect(readFileSync(join(second, '.content/hosts/nginx.conf'))).toEqual(
      readFileSync(join(first, '.content/hosts/nginx.conf')),
    )
  } finally {
    for (const root of [first, second]) rmSync(root, { recursive: true, force: true })
  }
})
