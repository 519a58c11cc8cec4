import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PACKAGE, PACKED, writeAuthorSite } from '../support/author-site.ts'
import { contents } from '../support/folder-contents.ts'
import { lockSettings, PASSWORDS } from '../support/lock-fixtures.ts'
import { page, post } from '../support/tiny-site.ts'

const SECRET_LINE = 'Nobody but the harbour master knows where the ninth lamp was hung'

let root: string
const inRoot = (name: string) => join(root, name)
const dist = () => contents(inRoot('dist'))

/** A command in the site's folder: how it ended, and what it said. */
const kis = (command: string, env: NodeJS.ProcessEnv = {}) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const options = { cwd: root, env: { ...process.env, LANG: 'en_US.UTF-8', ...env } }
    execFile(
      process.execPath,
      [join(PACKAGE, 'bin/kis.js'), command],
      options,
      (error, out, said) =>
        resolve({ code: error ? Number(error.code ?? -1) : 0, said: out + said }),
    )
  })
const edit = (text: string) =>
  writeFileSync(inRoot('docs/blog/a.md'), post({ permalink: '/a/', title: 'A' }, text))

beforeAll(async () => {
  const locks = await lockSettings()
  const rules = { '/b/': locks.rules['/dataMining/inner/']! }
  root = writeAuthorSite(
    {
      'README.md': page({ permalink: '/' }),
      'blog/a.md': post({ permalink: '/a/', title: 'A' }, 'First words.'),
      'blog/b.md': post({ permalink: '/b/', title: 'B' }, `Hidden. ${SECRET_LINE}.`),
    },
    { ...PACKED, locks: { ...locks, rules } },
  )
  writeFileSync(inRoot('.locks'), `${PASSWORDS.prefix}\n${PASSWORDS.admin}\n`)
  await kis('build')
}, 480_000)
afterAll(() => rmSync(root, { recursive: true, force: true }))

it('the manifest lists every file with its size and hash, and no address that is announced nowhere', () => {
  const { files } = JSON.parse(readFileSync(inRoot('dist/release.json'), 'utf8')) as {
    files: Record<string, [number, string]>
  }
  const { 'release.json': _, ...all } = dist()
  const listed = Object.entries(all).map(([name, hash]) => {
    const hidden = `sha256:${createHash('sha256').update(name).digest('hex')}`
    const isHidden = /^b\/|^(?:en\/)?(?:search|saved)\/|^(?:favicon|images)/.test(name)
    return [isHidden ? hidden : name, [statSync(inRoot(`dist/${name}`)).size, hash]]
  })
  expect(files).toEqual(Object.fromEntries(listed))
})

it('an edit leaves the bytes of the release before alone; kis rollback publishes it again, and returns', async () => {
  const before = dist()
  edit('Second words.')
  writeFileSync(inRoot('dist/stray.txt'), 'stray')
  expect(await kis('build')).toMatchObject({ code: 0 })
  const after = dist()
  expect(after['a/index.html']).not.toBe(before['a/index.html'])
  expect(after).not.toHaveProperty('stray.txt')
  const { 'stray.txt': stray, ...last } = contents(inRoot('.content/releases/last'))
  expect(stray).toBeDefined()
  expect(last).toEqual(before)
  // Files that are the same are one file with two names.
  const inode = (name: string) => statSync(inRoot(name)).ino
  expect(inode('dist/index.html')).toBe(inode('.content/releases/last/index.html'))

  const back = await kis('rollback')
  expect(back).toMatchObject({ code: 0 })
  expect(back.said).toMatch(/^dist\/ is release [\da-f]{16} again; it was [\da-f]{16}\. 0\.\d\d s/)
  expect(dist()).toMatchObject(before)
  await kis('rollback')
  expect(dist()).toEqual(after)
  // And a build goes on from whatever is published.
  await kis('rollback')
  expect(await kis('build')).toMatchObject({ code: 0 })
  expect(dist()).toEqual(after)
}, 480_000)

it('a folder that was unpacked again is known by its bytes, and one that was changed is printed anew', async () => {
  const before = dist()
  cpSync(inRoot('dist'), inRoot('copy'), { recursive: true })
  rmSync(inRoot('dist'), { recursive: true })
  cpSync(inRoot('copy'), inRoot('dist'), { recursive: true })
  writeFileSync(inRoot('dist/a/index.html'), 'x'.repeat(statSync(inRoot('dist/a/index.html')).size))
  expect((await kis('build')).said).toContain('prerender 1 of ')
  expect(dist()).toEqual(before)
}, 480_000)

it('[B22] what would leak stops the build, and the published folder stays', async () => {
  const before = dist()
  for (const [text, code] of [
    [`note to myself: ${PASSWORDS.admin}`, 'leaked-password'],
    [SECRET_LINE, 'leaked-text'],
    [`built in ${root}/docs`, 'leaked-path'],
  ] as const) {
    writeFileSync(inRoot('public/note.txt'), text)
    const { code: exit, said } = await kis('build')
    expect(said).toContain(`dist/note.txt error ${code}`)
    expect(said).toContain('dist/ is as it was')
    for (const secret of [PASSWORDS.admin, SECRET_LINE]) expect(said).not.toContain(secret)
    expect(exit).toBe(1)
    expect(dist()).toEqual(before)
  }
  rmSync(inRoot('public/note.txt'))
}, 480_000)

it('two builds at once: the second says who is at it; the lock of one that has ended is taken over', async () => {
  const lock = inRoot('.content/build.lock')
  const since = new Date().toISOString()
  const held = { pid: process.pid, host: hostname(), command: 'kis build', since }
  writeFileSync(lock, JSON.stringify(held))
  const { code, said } = await kis('build')
  expect(code).toBe(1)
  expect(said).toContain(
    `\`kis build\` is writing this site already: process ${process.pid} on ${hostname()}, since ${since}.`,
  )
  expect(said).toContain(`remove \`${lock}\``)
  // The number has gone to another process since, or to none.
  for (const ended of [
    { ...held, born: '1' },
    { ...held, pid: 4_000_000 },
  ]) {
    writeFileSync(lock, JSON.stringify(ended))
    expect(await kis('build')).toMatchObject({ code: 0 })
    expect(existsSync(lock)).toBe(false)
  }
}, 480_000)

it('[B08] a file that vanishes while the site is built is named, and the published folder stays', async () => {
  const before = dist()
  writeFileSync(inRoot('public/brief.txt'), 'brief')
  writeFileSync(
    inRoot('vanish.mjs'),
    `import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const stat = fs.statSync
fs.statSync = (path, ...rest) => {
  if (String(path).endsWith('brief.txt')) fs.rmSync(path, { force: true })
  return stat(path, ...rest)
}
syncBuiltinESMExports()`,
  )
  const options = `--import=${pathToFileURL(inRoot('vanish.mjs')).href}`
  const { code, said } = await kis('build', { NODE_OPTIONS: options })
  expect(code).toBe(1)
  expect(said).toContain('public/brief.txt was there, and is gone.\n  Build again')
  expect(dist()).toEqual(before)
}, 480_000)
