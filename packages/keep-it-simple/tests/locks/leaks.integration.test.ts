import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PACKAGE, PACKED, serveAuthorSite, write, writeSettings } from '../support/author-site.ts'
import { LeakScanner, type Leak } from '../support/leak-scan.ts'
import { lockSettings, lockSite, PASSWORDS } from '../support/lock-fixtures.ts'

/**
 * The whole build, by the engine's own command, with a page locked in each way; then with the whole
 * site locked. Every byte of what is published is searched, so what a later part of the project writes
 * is searched too.
 */
const MESSAGE = 'commitqmessagezx9k'
const PERSON = 'commitqpersonzx9k'
const MAIL = 'commitqmailzx9k@example.org'
const ENVIRONMENT = 'environmentqwordzx9k'
/** Words of pages anybody may read, which must be found: a scanner that sees nothing proves nothing. */
const OPEN = [
  'Open text',
  'Open series',
  'First note',
  'Title for everybody',
  'Name for everybody',
  'Ask the owner',
]

// What readers run Python and SQL with are copies of packages: megabytes in which nothing of ours can be.
const WITHOUT_COPIES = { runners: { python: false, sql: false } } as const

/** What stands around every page, where anybody may read them. */
const [MENU, FOOTER] = ['menuqwordzx', 'footerqwordzx']
const [BULLETIN, PROFILE, SOCIAL] = ['bulletinqwordzx', 'profileqwordzx', 'socialqwordzx']
const AROUND_WORDS = [MENU, FOOTER, BULLETIN, PROFILE, SOCIAL]
const AROUND = {
  navigation: { '/': [{ text: MENU, link: '/blog/' }] },
  footer: { '/': [{ text: FOOTER, link: '/blog/' }] },
  bulletin: { 'zh-CN': { id: 'one', title: BULLETIN, content: BULLETIN } },
  profile: { name: PROFILE, description: PROFILE },
  social: [{ icon: 'github', link: `https://github.com/${SOCIAL}` }],
}

let site: Awaited<ReturnType<typeof serveAuthorSite>>
let words: readonly string[]

beforeAll(async () => {
  const fixture = await lockSite()
  words = [...fixture.words, MESSAGE, PERSON, MAIL, ENVIRONMENT, ...Object.values(PASSWORDS)]
  vi.stubEnv('SOME_TOKEN', ENVIRONMENT)
  vi.stubEnv('VITE_TOKEN', ENVIRONMENT)
  site = await serveAuthorSite(
    fixture.files,
    { ...PACKED, ...WITHOUT_COPIES, locks: await lockSettings() },
    (root) => {
      write(join(root, '.locks'), `# secret\n${Object.values(PASSWORDS).join('\n')}\n`)
      write(join(root, '.env'), `VITE_OTHER=${ENVIRONMENT}\n`)
      const locked = ['own.md', 'pattern.md', 'draft.md'].map((name) => `docs/blog/${name}`)
      const git = (name: string, ...values: string[]) =>
        execFileSync('git', ['-c', `user.name=${name}`, '-c', `user.email=${MAIL}`, ...values], {
          cwd: root,
          stdio: 'ignore',
        })
      git(PERSON, 'init')
      git(PERSON, 'add', ...locked)
      git(PERSON, 'commit', '-m', MESSAGE)
      // Of an open page the name is shown, the address of its author never.
      git('Somebody', 'add', 'docs/blog/a.md')
      git('Somebody', 'commit', '-m', 'Open')
    },
  )
}, 240_000)
afterAll(() => {
  vi.unstubAllEnvs()
  site?.close()
})

const documents = () =>
  readdirSync(join(site.root, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(join(site.root, 'dist', name), 'utf8'))

/** Hashes a password could be compared with, places of this machine, and what only developers read. */
const FORBIDDEN = [
  /\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}/,
  /sourceMappingURL/,
  /\b(?:TODO|FIXME)\b/,
  tmpdir() + sep,
  homedir() + sep,
  PACKAGE,
]

const scan = (needles: readonly string[]): Leak[] =>
  new LeakScanner(needles).scanFolder(join(site.root, 'dist'))

describe('[P1] [A41] what is published', () => {
  it('[A43] of twelve pages, locked in every way, and of a draft gives nothing away', () => {
    const locked = documents().filter((html) => html.includes('data-prompt='))
    expect(locked).toHaveLength(12)
    expect(scan(words)).toEqual([])
  }, 120_000)

  it('has what everybody may read', () => {
    const seen = new Set(scan(OPEN).map(({ word }) => word))
    expect([...seen].sort()).toEqual([...OPEN].sort())
  }, 120_000)

  it('[A57] holds no hash, no path of the machine, no map of sources and nothing unfinished', () => {
    const dist = join(site.root, 'dist')
    const names = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    expect(names.filter((name) => /\.map$|\.test\.|\.tsx?$|(?:^|[\\/])\./.test(name))).toEqual([])
    const leaking = names
      .filter((name) => /\.(?:html|json|js|css|txt|xml|md|svg|webmanifest)$/.test(name))
      .flatMap((name) => {
        const text = readFileSync(join(dist, name), 'utf8')
        const found = FORBIDDEN.filter((one) =>
          typeof one === 'string' ? text.includes(one) : one.test(text),
        )
        return found.map((one) => `${name}: ${one}`)
      })
    expect(leaking).toEqual([])
  })

  it('[A43] two prompts differ in address, language and seal alone', () => {
    const shell = (path: string, address: string) =>
      readFileSync(join(site.root, 'dist', path, 'index.html'), 'utf8')
        .replaceAll(address, 'ADDRESS')
        .replace(/data-prompt="[^"]*"/, 'data-prompt')
    expect(shell('article/own', '/article/own/')).toBe(shell('article/x-1', '/article/x-1/'))
  })

  it('[S1.21] of the global lock gives nothing of any page away', async () => {
    writeSettings(site.root, {
      ...PACKED,
      ...WITHOUT_COPIES,
      ...AROUND,
      locks: await lockSettings({ global: true }),
    })
    await site.build()
    expect(scan([...words, ...OPEN, ...AROUND_WORDS])).toEqual([])
    const home = readFileSync(join(site.root, 'dist/index.html'), 'utf8')
    expect(home).toContain('本站只允许密码访问')
    expect(readFileSync(join(site.root, 'dist/blog/index.html'), 'utf8')).toContain('data-prompt=')
  }, 240_000)
})
