import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { testSite } from '../../../tests/support/test-site.ts'
import type { OfflinePlan } from '#model/offline.ts'
import type { PublishInput } from '../publish.ts'
import { writeWorker } from './worker.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'worker-'))
  writeFileSync(join(root, 'built.js'), 'work()')
})
afterEach(() => rmSync(root, { recursive: true }))

const NONE = { search: [], styles: [], layoutStyles: {}, blockStyles: {} }
const MORE = { authorStyles: [], modules: {}, islandScripts: {}, fontStyles: {} }

/** What is printed for a site in a folder, by name. */
function written(site: object = {}, paths: readonly string[] = [], runsJavaScript = false) {
  const printed: Record<string, string> = {}
  const assets = {
    ...NONE,
    ...MORE,
    script: 'a.js',
    later: 'o.js',
    late: 'l.js',
    shell: ['a.js', 'b.css'],
  }
  const input = {
    shell: { worker: join(root, 'built.js'), assets: { ...assets, programs: ['a.js', 'p.js'] } },
    site: { ...testSite.site, base: '/blog/', offline: true, ...site },
    store: { pages: paths.map((path) => ({ path })) },
    publicDir: root,
    release: { print: (name: string, text: string) => (printed[name] = text) },
  } as unknown as PublishInput
  const names = writeWorker(input, runsJavaScript)
  expect(names).toEqual(Object.keys(printed))
  return printed
}
const planOf = (files: Record<string, string>) =>
  JSON.parse(/^self\.KIS=(.*);\nwork\(\)$/.exec(files['sw.js']!)![1]!) as OfflinePlan

it('begins with what it stores: the application, and the pages of this device', () => {
  const plan = planOf(written({}, ['/', '/saved/', '/en/saved/', '/saved/more/']))
  expect(plan).toEqual({
    base: '/blog/',
    version: expect.stringMatching(/^[0-9a-f]{8}$/),
    files: ['/blog/a.js', '/blog/b.css'],
    pages: { '/': '/blog/offline.html', '/en/': '/blog/en/offline.html' },
    lists: ['/blog/saved/', '/blog/en/saved/'],
  })
})

it('stores what runs programs where a page has some, and is another version then', () => {
  const plain = planOf(written())
  const plan = planOf(written({}, [], true))
  expect(plan.files).toEqual(['/blog/a.js', '/blog/b.css', '/blog/p.js'])
  expect(plan.version).not.toBe(plain.version)
  expect(planOf(written({}, ['/new-article/'])).version).toBe(plain.version)
})

it('leaves a worker of the owner’s in its place', () => {
  writeFileSync(join(root, 'service-worker.js'), 'own()')
  expect(Object.keys(written())).toEqual(['sw.js'])
})

/** Runs a worker that only cleans up, as a browser with these caches and windows would. */
async function removed(script: string, names: readonly string[]) {
  const gone: string[] = []
  const waiting: Promise<unknown>[] = []
  const listeners: Record<string, (event: object) => void> = {}
  const client = { url: 'https://a.example/', navigate: async (url: string) => gone.push(url) }
  runInNewContext(script, {
    addEventListener: (type: string, act: () => void) => (listeners[type] = act),
    skipWaiting: () => gone.push('waits no longer'),
    caches: { keys: async () => names, delete: async (name: string) => gone.push(name) },
    indexedDB: { deleteDatabase: (name: string) => gone.push(name) },
    registration: { scope: 'https://a.example/', unregister: async () => gone.push('itself') },
    clients: {
      matchAll: async ({ type }: { type: string }) => (type === 'window' ? [client] : []),
    },
  })
  listeners['install']!({})
  listeners['activate']!({ waitUntil: (work: Promise<unknown>) => waiting.push(work) })
  await Promise.all(waiting)
  return gone
}
const CACHES = ['kis /blog/ pages', 'kis /other/ pages', 'precache-https://a.example/', 'theirs']
const CLEANED = ['waits no longer', 'kis /blog/ pages', 'precache-https://a.example/']

it('where the setting is off, it removes what an earlier one left, and itself', async () => {
  const files = written({ offline: false })
  expect(await removed(files['sw.js']!, CACHES)).toEqual([
    ...CLEANED,
    'workbox-expiration',
    'itself',
  ])
})

it('a worker of the site before this one is removed, and open pages are fetched anew', async () => {
  expect(await removed(written()['service-worker.js']!, CACHES)).toEqual([
    ...CLEANED,
    'workbox-expiration',
    'itself',
    'https://a.example/',
  ])
})
