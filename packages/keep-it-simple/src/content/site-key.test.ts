import {
  linkSync,
  mkdirSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SiteHistory, withHistory } from '../../tests/support/history.ts'
import { withSite, type Files, type TinySite } from '../../tests/support/tiny-site.ts'
import { siteKey } from './site-key.ts'

type Change = (site: TinySite) => void

const FILES: Files = {
  'a.md': 'x',
  'in/.deep.json': 'x',
  '.icons.json': 'x',
  '.kept/a.json': 'x',
  'public/a.txt': 'x',
  'public/.well-known/b.txt': 'x',
}
const path = ({ root }: TinySite, name: string) => join(root, name)
const write =
  (name: string, text = 'longer'): Change =>
  (site) => {
    mkdirSync(join(path(site, name), '..'), { recursive: true })
    writeFileSync(path(site, name), text)
  }

/** Whether the key is another after this. */
const changes = (change: Change, prepare: Change = () => undefined): Promise<boolean> =>
  withSite(FILES, async (site) => {
    prepare(site)
    const before = await siteKey('c', site.settings)
    expect(await siteKey('c', site.settings)).toBe(before)
    change(site)
    return (await siteKey('c', site.settings)) !== before
  })

it.each<[string, Change]>([
  ['a file of public/ grows', write('public/a.txt')],
  ['a file of public/ comes', write('public/in/new.txt')],
  ['a hidden file of public/ grows', write('public/.well-known/b.txt')],
  ['a file of public/ goes', (site) => rmSync(path(site, 'public/a.txt'))],
  ['public/ goes', (site) => rmSync(path(site, 'public'), { recursive: true })],
  ['a file of public/ is older', (site) => utimesSync(path(site, 'public/a.txt'), 1, 1)],
  ['what a command wrote beside the pages grows', write('docs/.icons.json')],
  ['packages come', write('node_modules/.package-lock.json')],
  ...['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb'].map(
    (name): [string, Change] => [`packages are noted in ${name}`, write(name)],
  ),
])('the key changes when %s', async (_, change) => {
  expect(await changes(change)).toBe(true)
})

it.each<[string, Change]>([
  ['a page grows', write('docs/a.md')],
  ['a page comes', write('docs/in/b.md')],
  ['something hidden lies deeper', write('docs/in/.deep.json')],
  ['a plain file lies in a hidden folder of the pages', write('docs/.kept/a.json')],
  ['something else lies beside it', write('notes.txt')],
  ['packages have other files', write('node_modules/x/package.json')],
])('the key stays when %s', async (_, change) => {
  expect(await changes(change)).toBe(false)
})

it('another file of the same size and age is another', async () => {
  const dated = (site: TinySite, name: string) => utimesSync(path(site, name), 5, 5)
  const prepare: Change = (site) => {
    dated(site, 'public/a.txt')
    write('other.txt', 'y')(site)
    dated(site, 'other.txt')
  }
  const change: Change = (site) => {
    unlinkSync(path(site, 'public/a.txt'))
    linkSync(path(site, 'other.txt'), path(site, 'public/a.txt'))
  }
  expect(await changes(change, prepare)).toBe(true)
})

it('a hidden link beside the pages is what it leads to; one in public/ is itself', async () => {
  const link =
    (name: string): Change =>
    (site) => {
      write('real.json', 'x')(site)
      symlinkSync(path(site, 'real.json'), path(site, name))
    }
  expect(await changes(write('real.json'), link('docs/.linked.json'))).toBe(true)
  expect(await changes(write('real.json'), link('public/linked.json'))).toBe(false)
})

it('the compiler and every plain setting count; hooks, the moment and the threads do not', async () => {
  await withSite(FILES, async ({ settings }) => {
    const key = await siteKey('c', settings)
    expect(key).toMatch(/^[\w-]{43}$/)
    expect(await siteKey('d', settings)).not.toBe(key)
    expect(await siteKey('c', { ...settings, people: [{ name: 'A' }] })).not.toBe(key)
    expect(await siteKey('c', { ...settings, drafts: true })).not.toBe(key)
    const others = { hooks: { page: () => ({}) }, now: 1, workers: 9 }
    expect(await siteKey('c', { ...settings, ...others })).toBe(key)
  })
})

it.each<[string, (history: SiteHistory) => void]>([
  [
    'a commit',
    (history) => {
      history.site.write({ 'b.md': 'x' })
      history.commit('b', '2024-01-02T00:00:00Z')
    },
  ],
  ['a tag', (history) => history.git('tag', 'v1')],
  ['a branch', (history) => history.git('branch', 'other')],
  ['a setting', (history) => history.git('config', 'log.showSignature', 'false')],
])('what git knows counts: %s', async (_, change) => {
  await withHistory(FILES, async (history) => {
    history.commit('a', '2024-01-01T00:00:00Z')
    const before = await siteKey('c', history.site.settings)
    change(history)
    expect(await siteKey('c', history.site.settings)).not.toBe(before)
  })
})

it('going back to an older commit counts, though no branch or tag has moved', async () => {
  await withHistory(FILES, async (history) => {
    history.commit('a', '2024-01-01T00:00:00Z')
    history.site.write({ 'b.md': 'x' })
    history.commit('b', '2024-01-02T00:00:00Z')
    history.git('checkout', '-q', '--detach')
    const before = await siteKey('c', history.site.settings)
    history.git('checkout', '-q', 'HEAD~1')
    expect(await siteKey('c', history.site.settings)).not.toBe(before)
  })
})

it('a repository without a commit is another state than none', async () => {
  expect(await changes((site) => void new SiteHistory(site))).toBe(true)
})
