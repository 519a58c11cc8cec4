import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { kisBuild, PACKAGE, writeAuthorSite } from '../support/author-site.ts'
import { contents } from '../support/folder-contents.ts'
import { page } from '../support/tiny-site.ts'

/** The process that bundles is another than the one that is killed. */
const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
})

function newSite(): string {
  const root = writeAuthorSite({ 'a.md': page({ permalink: '/a/' }, 'Text.') })
  roots.push(root)
  return root
}

const childrenOf = (process: number): number[] =>
  readFileSync(`/proc/${process}/task/${process}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number)
const isBundler = (process: number): boolean =>
  existsSync(`/proc/${process}/cmdline`) &&
  readFileSync(`/proc/${process}/cmdline`, 'utf8').includes('bundle-process')

it('[B22] the bundler ends with its build, and the next build equals a clean one', async () => {
  const clean = newSite()
  await kisBuild(clean)
  for (const after of [200, 1_000, 2_000]) {
    const root = newSite()
    const build = spawn(process.execPath, [join(PACKAGE, 'bin/kis.js'), 'build'], { cwd: root })
    const find = () => childrenOf(build.pid!).find(isBundler)
    await expect.poll(find, { timeout: 60_000, interval: 20 }).toBeDefined()
    const bundler = find()!
    await new Promise((resolve) => setTimeout(resolve, after))
    build.kill('SIGKILL')
    // Left alone it would go on for seconds.
    await expect.poll(() => isBundler(bundler), { timeout: 1_500 }).toBe(false)
    await kisBuild(root)
    expect(contents(join(root, 'dist'))).toEqual(contents(join(clean, 'dist')))
  }
}, 300_000)
