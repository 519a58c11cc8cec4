import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PACKAGE, writeAuthorSite } from '../support/author-site.ts'
import { contents } from '../support/folder-contents.ts'
import { page, post } from '../support/tiny-site.ts'

/** A disk of its own needs rights that not every machine gives. */
function mount(folder: string, options: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

let root: string
let disk: string
let isMounted = false
const inDisk = (name: string) => join(disk, name)
const kis = (command: string) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const options = { cwd: disk, env: { ...process.env, LC_ALL: 'C.UTF-8' } }
    execFile(
      process.execPath,
      [join(PACKAGE, 'bin/kis.js'), command],
      options,
      (error, out, said) =>
        resolve({ code: error ? Number(error.code ?? -1) : 0, said: out + said }),
    )
  })
const many = (count: number) => {
  for (let index = 0; index < count; index++)
    writeFileSync(
      inDisk(`docs/blog/more-${index}.md`),
      post({ permalink: `/more-${index}/`, title: `More ${index}` }, 'Many words. '.repeat(4_000)),
    )
}

beforeAll(async () => {
  root = writeAuthorSite({
    'README.md': page({ permalink: '/' }),
    'blog/a.md': post({ permalink: '/a/', title: 'A' }),
  })
  disk = join(root, 'disk')
  mkdirSync(disk)
  isMounted = mount(disk, 'size=24m')
  for (const name of readdirSync(root).filter((one) => !['disk', 'node_modules'].includes(one)))
    cpSync(join(root, name), inDisk(name), { recursive: true })
  symlinkSync(join(PACKAGE, '../../node_modules'), inDisk('node_modules'))
  await kis('build')
}, 600_000)
afterAll(() => {
  if (isMounted) execFileSync('umount', ['-l', disk])
  rmSync(root, { recursive: true, force: true })
})

it('[B22] on a full disk a build says so, and what is published stays', async ({ skip }) => {
  skip(!isMounted, 'mounting is not allowed here')
  const before = contents(inDisk('dist'))
  many(100)
  const { code, said } = await kis('build')
  expect(said).toMatch(/The disk is full.*\n {2}Make room and build again; `dist\/` is as it was\./)
  expect(code).toBe(1)
  expect(contents(inDisk('dist'))).toEqual(before)
  // With room again, the next build is a whole one.
  for (let index = 0; index < 100; index++) rmSync(inDisk(`docs/blog/more-${index}.md`))
  rmSync(inDisk('.content/releases/next'), { recursive: true, force: true })
  const next = await kis('build')
  expect(next.said).toContain('dist/ is ready')
  expect(contents(inDisk('dist'))).toEqual(before)
})

it('[B22] where nothing may be written a build says so, and what is published stays', async ({
  skip,
}) => {
  skip(!isMounted, 'mounting is not allowed here')
  const before = contents(inDisk('dist'))
  execFileSync('mount', ['-o', 'remount,ro', disk])
  try {
    const { code, said } = await kis('build')
    expect(said).toContain('.content/build.lock')
    expect(said).toMatch(/may not be read or written\.\n {2}Give the user who builds the right to/)
    expect(code).toBe(1)
  } finally {
    execFileSync('mount', ['-o', 'remount,rw', disk])
  }
  expect(contents(inDisk('dist'))).toEqual(before)
})

it('[B22] where dist/ is a disk of its own, files are copied in place, and rollback does the same', async ({
  skip,
}) => {
  skip(!isMounted, 'mounting is not allowed here')
  await kis('build')
  rmSync(inDisk('dist'), { recursive: true })
  mkdirSync(inDisk('dist'))
  skip(!mount(inDisk('dist'), 'size=12m'), 'mounting is not allowed here')
  try {
    expect((await kis('build')).said).toContain('dist/ cannot be moved, so files were copied')
    const before = contents(inDisk('dist'))
    writeFileSync(inDisk('docs/blog/b.md'), post({ permalink: '/b/', title: 'B' }))
    expect((await kis('build')).code).toBe(0)
    const after = contents(inDisk('dist'))
    expect(after).toHaveProperty('b/index.html')
    expect((await kis('rollback')).code).toBe(0)
    expect(contents(inDisk('dist'))).toEqual(before)
    expect((await kis('rollback')).code).toBe(0)
    expect(contents(inDisk('dist'))).toEqual(after)
    rmSync(inDisk('docs/blog/b.md'))
    expect((await kis('build')).code).toBe(0)
    expect(contents(inDisk('dist'))).toEqual(before)
  } finally {
    execFileSync('umount', ['-l', inDisk('dist')])
  }
})
