import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { kisBuild, PACKED, serveAuthorSite } from '../support/author-site.ts'
import { LeakScanner } from '../support/leak-scan.ts'
import { lockSettings, PASSWORDS } from '../support/lock-fixtures.ts'
import { contents } from '../support/folder-contents.ts'
import { page, post } from '../support/tiny-site.ts'

/** Words of pages that are public when the build is killed, and no longer when the next one runs. */
const DELETED = 'deletedqwordzx9k'
const LOCKED = 'lockedqwordzx9k'
const WORDS = [DELETED, LOCKED]

/** Loaded before the build: it dies as if its power were cut, when all is written and nothing is published. */
const KILLER = `
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const write = fs.writeFileSync
fs.writeFileSync = (path, ...rest) => {
  if (String(path).endsWith('release.json')) process.kill(process.pid, 'SIGKILL')
  write(path, ...rest)
}
syncBuiltinESMExports()
`

let site: Awaited<ReturnType<typeof serveAuthorSite>>
const inDist = (name: string) => join(site.root, 'dist', name)
const found = () => [
  ...new Set(new LeakScanner(WORDS).scanFolder(join(site.root, 'dist')).map(({ word }) => word)),
]

beforeAll(async () => {
  site = await serveAuthorSite(
    {
      'README.md': page({ permalink: '/' }),
      'blog/a.md': post({ permalink: '/a/', title: 'A' }, `Open ${DELETED}.`),
      'blog/b.md': post({ permalink: '/b/', title: 'B' }, `Open ${LOCKED}.`),
      'blog/c.md': post({ permalink: '/c/', title: 'C' }),
    },
    PACKED,
    (root) => {
      writeFileSync(join(root, '.locks'), `${PASSWORDS.prefix}\n${PASSWORDS.admin}\n`)
      writeFileSync(join(root, 'killer.mjs'), KILLER)
    },
  )
}, 480_000)
afterAll(() => site?.close())

/** The record of what is published. */
const recordFile = () => {
  const releases = join(site.root, '.content/releases')
  return join(
    releases,
    readdirSync(releases).find((name) => /^[\da-f]{16}\.json$/.test(name))!,
  )
}

it('[B22] a killed build changes nothing, and the next one leaves nothing of pages that are locked or gone', async () => {
  expect(found().sort()).toEqual([...WORDS].sort())
  // A file of an earlier release that open tabs may still ask for.
  const written = JSON.parse(readFileSync(recordFile(), 'utf8')) as {
    shells: string[][]
    files: Record<string, unknown>
  }
  written.shells.push(['assets/earlier.js'])
  writeFileSync(inDist('assets/earlier.js'), '')
  written.files['assets/earlier.js'] = [0, 0, 0, createHash('sha256').digest('hex')]
  writeFileSync(recordFile(), JSON.stringify(written))
  writeFileSync(inDist('assets/stray.js'), '')

  writeFileSync(join(site.root, 'docs/blog/c.md'), post({ permalink: '/c/', title: 'C 2' }))
  const before = contents(join(site.root, 'dist'))
  const killer = pathToFileURL(join(site.root, 'killer.mjs')).href
  await expect(kisBuild(site.root, { NODE_OPTIONS: `--import=${killer}` })).rejects.toHaveProperty(
    'signal',
    'SIGKILL',
  )
  const half = join(site.root, '.content/releases/next/c/index.html')
  expect(readFileSync(half, 'utf8')).toContain('C 2')
  expect(contents(join(site.root, 'dist'))).toEqual(before)

  rmSync(join(site.root, 'docs/blog/a.md'))
  const locks = await lockSettings()
  const rules = { '/b/': locks.rules['/dataMining/inner/'] }
  const settings = join(site.root, 'site.config.json')
  const unlocked = JSON.parse(readFileSync(settings, 'utf8')) as object
  writeFileSync(settings, JSON.stringify({ ...unlocked, locks: { ...locks, rules } }))
  await site.build()
  expect(existsSync(inDist('a'))).toBe(false)
  expect(existsSync(inDist('b/index.html'))).toBe(true)
  expect(existsSync(inDist('b/index.md'))).toBe(false)
  expect(found()).toEqual([])
  expect(readFileSync(inDist('release.json'), 'utf8')).not.toContain('"b/')
  expect(existsSync(inDist('assets/stray.js'))).toBe(false)
  expect(existsSync(inDist('assets/earlier.js'))).toBe(true)
}, 480_000)
