import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { PACKAGE, writeAuthorSite, writeSettings } from '../support/author-site.ts'
import { post } from '../support/tiny-site.ts'

const text = (words: string) => post({ permalink: '/a/', title: 'A' }, words)
const root = writeAuthorSite({ 'blog/a.md': text('First words.') })
let child: ChildProcess | undefined
let said = ''

afterAll(() => {
  child?.kill('SIGKILL')
  rmSync(root, { recursive: true, force: true, maxRetries: 9, retryDelay: 200 })
})

/** Waits until it says this once more, and forgets what it said so far. */
async function untilSaid(words: string): Promise<string> {
  const until = Date.now() + 60_000
  while (!said.includes(words)) {
    if (Date.now() > until || child?.exitCode !== null) throw new Error(`kis build: ${said}`)
    await wait(50)
  }
  const all = said
  said = ''
  return all
}

const inPage = () => readFileSync(join(root, 'dist/a/index.html'), 'utf8')
const save = (name: string, content: string) => writeFileSync(join(root, name), content)

it('stays and builds again whenever something is saved, settings included', async () => {
  const command = [join(PACKAGE, 'bin/kis.js'), 'build', '--watch']
  const options = { cwd: root, env: { ...process.env, LANG: 'en_US.UTF-8' } }
  child = spawn(process.execPath, command, options)
  const listen = (chunk: Buffer) => (said += chunk.toString())
  child.stdout!.on('data', listen)
  child.stderr!.on('data', listen)
  await untilSaid('Waiting')
  expect(inPage()).toContain('First words.')

  save('docs/blog/a.md', text('Other words.'))
  expect(await untilSaid('Waiting')).toContain('1 of 3 files compiled')
  expect(inPage()).toContain('Other words.')

  // What is wrong is said, and what was published stays.
  save('docs/blog/a.md', text('[Nowhere](./nowhere.md)'))
  expect(await untilSaid('Waiting')).toContain('dead-link')
  expect(inPage()).toContain('Other words.')
  save('docs/blog/a.md', text('Third words.'))
  await untilSaid('Waiting')
  expect(inPage()).toContain('Third words.')

  save('docs/blog/b.md', post({ permalink: '/b/', title: 'B' }, 'New.'))
  await untilSaid('Waiting')
  expect(existsSync(join(root, 'dist/b/index.html'))).toBe(true)

  writeSettings(root, { origin: 'https://other.example.org' })
  await untilSaid('Waiting')
  expect(inPage()).toContain('https://other.example.org')

  child.kill('SIGTERM')
  await once(child, 'exit')
}, 240_000)
