import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { kisBuild, PACKED, serveAuthorSite } from '../support/author-site.ts'
import { LeakScanner } from '../support/leak-scan.ts'
import { lockSettings, PASSWORDS } from '../support/lock-fixtures.ts'
import { page, post } from '../support/tiny-site.ts'

/** Words of pages that are public when the build is killed, and no longer when the next one runs. */
const DELETED = 'deletedqwordzx9k'
const LOCKED = 'lockedqwordzx9k'
const WORDS = [DELETED, LOCKED]

/** Loaded before the build: it dies as if its power were cut, when the pages are written and the rest is not. */
const KILLER = `
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const write = fs.writeFileSync
fs.writeFileSync = (path, ...rest) => {
  if (String(path).endsWith('robots.txt')) process.kill(process.pid, 'SIGKILL')
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
}, 240_000)
afterAll(() => site?.close())

it('after a killed build, the next one leaves nothing of pages that are locked or gone', async () => {
  expect(found().sort()).toEqual([...WORDS].sort())
  // A file of an earlier release that open tabs may still ask for.
  const record = join(site.root, '.content/build-record.json')
  const written = JSON.parse(readFileSync(record, 'utf8')) as { shells: string[][] }
  written.shells.push(['assets/earlier.js'])
  writeFileSync(record, JSON.stringify(written))
  writeFileSync(inDist('assets/earlier.js'), '')
  writeFileSync(inDist('assets/stray.js'), '')

  writeFileSync(join(site.root, 'docs/blog/c.md'), post({ permalink: '/c/', title: 'C 2' }))
  const killer = pathToFileURL(join(site.root, 'killer.mjs')).href
  await expect(kisBuild(site.root, { NODE_OPTIONS: `--import=${killer}` })).rejects.toHaveProperty(
    'signal',
    'SIGKILL',
  )
  expect(readFileSync(inDist('c/index.html'), 'utf8')).toContain('C 2')

  rmSync(join(site.root, 'docs/blog/a.md'))
  const locks = await lockSettings()
  const rules = { '/b/': locks.rules['/dataMining/inner/'] }
  const settings = join(site.root, 'site.config.json')
  const before = JSON.parse(readFileSync(settings, 'utf8')) as object
  writeFileSync(settings, JSON.stringify({ ...before, locks: { ...locks, rules } }))
  await site.build()
  expect(existsSync(inDist('a'))).toBe(false)
  expect(existsSync(inDist('b/index.html'))).toBe(true)
  expect(existsSync(inDist('b/index.md'))).toBe(false)
  expect(found()).toEqual([])
  expect(existsSync(inDist('assets/stray.js'))).toBe(false)
  expect(existsSync(inDist('assets/earlier.js'))).toBe(true)
}, 240_000)
