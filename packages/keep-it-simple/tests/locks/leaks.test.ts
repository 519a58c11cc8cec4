import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PACKED, serveAuthorSite, write, writeSettings } from '../support/author-site.ts'
import { LeakScanner, type Leak } from '../support/leak-scan.ts'
import { lockSettings, lockSite, PASSWORDS } from '../support/lock-fixtures.ts'

/**
 * The whole build, by the engine's own command, with a page locked in each way; then with the whole
 * site locked. Every byte of what is published is searched, so what a later part of the project writes
 * is searched too.
 */
const MESSAGE = 'commitqmessagezx9k'
const PERSON = 'commitqpersonzx9k'
/** Words of pages anybody may read, which must be found: a scanner that sees nothing proves nothing. */
const OPEN = [
  'Open text',
  'Open series',
  'First note',
  'Title for everybody',
  'Name for everybody',
  'Ask the owner',
]

// The reader's Python is a copy of a package: 13 MB in which nothing of ours can be.
const WITHOUT_PYTHON = { runners: { python: false } } as const

let site: Awaited<ReturnType<typeof serveAuthorSite>>
let words: readonly string[]

beforeAll(async () => {
  const fixture = await lockSite()
  words = [...fixture.words, MESSAGE, PERSON, ...Object.values(PASSWORDS)]
  site = await serveAuthorSite(
    fixture.files,
    { ...PACKED, ...WITHOUT_PYTHON, locks: await lockSettings() },
    (root) => {
      write(join(root, '.locks'), `# secret\n${Object.values(PASSWORDS).join('\n')}\n`)
      const locked = ['own.md', 'pattern.md', 'draft.md'].map((name) => `docs/blog/${name}`)
      const git = (...values: string[]) =>
        execFileSync('git', ['-c', `user.name=${PERSON}`, '-c', 'user.email=a@b.c', ...values], {
          cwd: root,
          stdio: 'ignore',
        })
      git('init')
      git('add', ...locked)
      git('commit', '-m', MESSAGE)
    },
  )
}, 240_000)
afterAll(() => site?.close())

const scan = (needles: readonly string[]): Leak[] =>
  new LeakScanner(needles).scanFolder(join(site.root, 'dist'))

describe('[P1] what is published', () => {
  it('of a page lock, rules of all three kinds and drafts gives nothing away', () => {
    expect(scan(words)).toEqual([])
  }, 120_000)

  it('has what everybody may read', () => {
    const seen = new Set(scan(OPEN).map(({ word }) => word))
    expect([...seen].sort()).toEqual([...OPEN].sort())
  }, 120_000)

  it('holds no hash a password could be compared with, and no path of the machine', () => {
    const dist = join(site.root, 'dist')
    const texts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(?:html|json|js|css|txt|xml)$/.test(name),
    )
    const leaking = texts.filter((name) => {
      const text = readFileSync(join(dist, name), 'utf8')
      return /\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}/.test(text) || text.includes(site.root)
    })
    expect(leaking).toEqual([])
  })

  it('two prompts differ in address, language and seal alone', () => {
    const shell = (path: string, address: string) =>
      readFileSync(join(site.root, 'dist', path, 'index.html'), 'utf8')
        .replaceAll(address, 'ADDRESS')
        .replace(/"seal":\{.*?\}/, '"seal":{}')
    expect(shell('article/own', '/article/own/')).toBe(shell('article/x-1', '/article/x-1/'))
  })

  it('[S1.21] of the global lock gives nothing of any page away', async () => {
    writeSettings(site.root, {
      ...PACKED,
      ...WITHOUT_PYTHON,
      locks: await lockSettings({ global: true }),
    })
    await site.build()
    expect(scan([...words, ...OPEN])).toEqual([])
    const home = readFileSync(join(site.root, 'dist/index.html'), 'utf8')
    expect(home).toContain('本站只允许密码访问')
    const list = readFileSync(join(site.root, 'dist/blog/page.json'), 'utf8')
    expect((JSON.parse(list) as { type: string }).type).toBe('locked')
  }, 240_000)
})
