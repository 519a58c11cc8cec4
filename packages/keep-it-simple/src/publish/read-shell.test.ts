import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setEnv } from '../../tests/support/set-env.ts'
import { testSite } from '../../tests/support/test-site.ts'
import { engineFile } from '#config/engine-files.ts'
import { APP, ENTRIES, LATE, manifestName, SEARCH } from './bundle-files.ts'
import { readShell } from './read-shell.ts'
import { buildShell, shellIdentity } from './shell.ts'
import type { SiteModuleInput } from './site-module.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'shell-'))))
afterEach(() => rmSync(root, { recursive: true }))

const shellFolder = () => join(root, '.content/shell')
const write = (name: string, content: unknown) => {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), typeof content === 'string' ? content : JSON.stringify(content))
  return join(root, name)
}
const [, BOOT, ACTIONS] = ENTRIES as [string, string, string]
const LICENCE = { name: 'p', version: '1.0.0', licence: 'MIT' }

/** Bundles as the bundler leaves them. */
function bundled() {
  const app = {
    [APP]: { file: 'app.js' },
    [SEARCH]: { file: 'search.js' },
    [LATE]: { file: 'late.css' },
  }
  const manifest = (entry: string, content: object) =>
    write(`.content/shell/client/${manifestName(entry)}`, content)
  manifest(APP, app)
  manifest(BOOT, { [BOOT]: { file: 'boot.js', css: ['boot.css'] } })
  manifest(ACTIONS, { [ACTIONS]: { file: 'actions.js' } })
  write('.content/shell/server/entry-server.js', '')
  write('.content/shell/server/other.js', '')
  write('.content/shell/licences.json', [LICENCE])
}
const input = (more: Partial<SiteModuleInput> = {}): SiteModuleInput => ({
  root,
  settings: testSite,
  layouts: {},
  ...more,
})

it('says where the bundles lie, what documents link of them, and whose code is in them', () => {
  bundled()
  const shell = readShell(shellFolder(), 'one', input())
  expect(shell).toMatchObject({
    identity: 'one',
    client: join(shellFolder(), 'client'),
    serverEntry: join(shellFolder(), 'server/entry-server.js'),
    worker: join(shellFolder(), 'worker/sw.js'),
    licences: [LICENCE],
    assets: { script: 'boot.js', authorStyles: [], serif: {}, programs: [] },
  })
  expect(shell.assets.quiet).toContain('islands')
  expect(shell.assets.shell).toEqual([
    'actions.js',
    'app.js',
    'boot.css',
    'boot.js',
    'late.css',
    'search.js',
  ])
})

it('the author’s sheet and the worker that runs programs are among its files', () => {
  bundled()
  const files = { 'author.css': { file: 'assets/theme.css' }, x: { file: 'assets/theme.js' } }
  write('.content/shell/client/.vite/theme.css.json', files)
  write('.content/shell/client/sandbox/javascript-worker-1.js', '')
  const { assets } = readShell(shellFolder(), 'one', input({ theme: '/s/theme.css' }))
  expect(assets.authorStyles).toEqual(['assets/theme.css'])
  expect(assets.shell.at(-1)).toBe('assets/theme.css')
  expect(assets.programs).toEqual(['sandbox/javascript-worker-1.js'])
})

it('the faces of the serif are among what documents link', () => {
  bundled()
  const face = { src: '../fonts/a.woff2', file: 'assets/a-1.woff2' }
  const boot = { [BOOT]: { file: 'boot.js' }, [face.src]: face }
  write(`.content/shell/client/${manifestName(BOOT)}`, boot)
  const sheet = '@font-face{font-weight:700;font-style:normal;src:url(./a.woff2)}'
  const { assets } = readShell(shellFolder(), 'one', input({ faces: write('faces.css', sheet) }))
  expect(assets.serif).toEqual({ '700': 'assets/a-1.woff2' })
})

it('what was put together once is not read again, until the shell is another', () => {
  bundled()
  const first = readShell(shellFolder(), 'one', input())
  write('.content/shell/licences.json', [])
  expect(readShell(shellFolder(), 'one', input())).toEqual(first)
  expect(readShell(shellFolder(), 'two', input()).licences).toEqual([])
  expect(JSON.parse(readFileSync(join(shellFolder(), 'shell.json'), 'utf8'))).toMatchObject({
    identity: 'two',
    entry: 'entry-server.js',
  })
})

const SERVER = engineFile('app/entry-server')

it('bundles whose sources are the same are not made again', async () => {
  bundled()
  const identity = shellIdentity(input(), SERVER)
  expect(identity).toMatch(/^[\da-f]{16}$/)
  write('.content/shell/identity', identity)
  expect(await buildShell(input(), join(root, '.content'))).toMatchObject({
    identity,
    licences: [LICENCE],
  })
})

const bundle = { hash: '', sources: 'one', styles: {}, diagnostics: [] }
const LAYOUT = () => write('layouts/Portfolio.tsx', 'export default () => null')

it.each<readonly [string, () => Partial<SiteModuleInput>]>([
  ['words of the author’s', () => ({ words: { 'en-US': {} } })],
  ['islands', () => ({ islands: { folders: [], bundle } })],
  ['faces', () => ({ faces: write('faces.css', '@font-face{}') })],
  ['a layout', () => ({ layouts: { Portfolio: LAYOUT() } })],
  ['a slot', () => ({ slots: { foot: LAYOUT() } })],
  ['a theme', () => ({ theme: write('theme.css', ':root{}') })],
  ['settings', () => ({ settings: { ...testSite, site: { ...testSite.site, base: '/b/' } } })],
  [
    'a block of the author’s',
    () => {
      write('blocks/mine/style.css', '.a{}')
      return {}
    },
  ],
  [
    'another year',
    () => {
      setEnv('BUILD_YEAR', '2031')
      return {}
    },
  ],
])('%s: the bundles are others', (_, change) => {
  const before = shellIdentity(input(), SERVER)
  const more = change()
  expect(shellIdentity(input(more), SERVER)).not.toBe(before)
})

it('a word inside of a layout counts as well, and so does another server', () => {
  const layouts = { Portfolio: LAYOUT() }
  const before = shellIdentity(input({ layouts }), SERVER)
  write('layouts/Portfolio.tsx', 'export default () => 1')
  expect(shellIdentity(input({ layouts }), SERVER)).not.toBe(before)
  expect(shellIdentity(input(), engineFile('app/entry-boot'))).not.toBe(
    shellIdentity(input(), SERVER),
  )
})
