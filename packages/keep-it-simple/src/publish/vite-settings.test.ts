import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setEnv } from '../../tests/support/set-env.ts'
import { hooks, type Ask } from '../../tests/support/plugin-hooks.ts'
import { testSite } from '../../tests/support/test-site.ts'
import { ENGINE } from '#config/engine-files.ts'
import { siteColours } from '#config/tokens/site-colours.ts'
import { settingsText, siteModule, type SiteModuleInput } from './site-module.ts'
import { viteSettings } from './vite-settings.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'vite-settings-'))))
afterEach(() => rmSync(root, { recursive: true }))

const site = { ...testSite.site, base: '/blog/' }
const input = (more: Partial<SiteModuleInput> = {}, own: object = {}): SiteModuleInput => ({
  settings: { ...testSite, site: { ...site, ...own } },
  layouts: {},
  ...more,
})
const virtual = (name: string) => `virtual:keep-it-simple/${name}`

it('settings, layouts and slots are modules of the application', () => {
  const layouts = { Portfolio: '/s/layouts/x/../Portfolio.tsx' }
  const given = input({ layouts, slots: { foot: '/s/slots/Foot.tsx' } })
  const { resolve, load } = hooks(siteModule(given))
  expect(resolve(virtual('site'))).toBe(`\0${virtual('site')}`)
  expect(resolve(virtual('nothing'))).toBeUndefined()
  expect(resolve('constructor')).toBeUndefined()
  const text = load(`\0${virtual('site')}`) as string
  expect(text).toBe(
    `${settingsText(given.settings)}export const paper = ${JSON.stringify(siteColours().paper)}\n`,
  )
  expect(text).toMatch(/^export const site = \{.*\}$/m)
  expect(load(`\0${virtual('layouts')}`)).toBe(
    'export const layouts = {\n"Portfolio": () => import("/s/layouts/Portfolio.tsx"),\n}\n',
  )
  expect(load(`\0${virtual('slots')}`)).toContain('import Slot0 from "/s/slots/Foot.tsx"')
  expect(load(virtual('site'))).toBeUndefined()
  expect(load(`\0${virtual('nothing')}`)).toBeUndefined()
})

it('faces that travel and the notice a site has bring their sheets, others bring empty ones', () => {
  const sheet = (name: string) => join(ENGINE, `src/theme/styles/${name}.css`)
  const { bulletin: _, ...quiet } = site
  const asked = (name: string, given: SiteModuleInput) =>
    hooks(siteModule(given)).resolve(virtual(name))
  const noticed = (...places: string[]) =>
    input({}, { bulletin: Object.fromEntries(places.map((place) => [place, { place }])) })
  expect(asked('faces.css', input())).toBe(sheet('faces'))
  expect(asked('faces.css', input({ faces: '/c/fonts/faces.css' }))).toBe('/c/fonts/faces.css')
  const silent = { ...input(), settings: { ...testSite, site: quiet } } as never
  expect(asked('notice.css', silent)).toBe(sheet('no-notice'))
  expect(asked('notice.css', noticed('top'))).toBe(sheet('notice'))
  expect(asked('notice.css', noticed('top', 'corner'))).toBe(sheet('notice-corner'))
})

it('while pages are written, slots are those that lie in the folder now', () => {
  const plugin = siteModule(input({ root, slots: {} }))
  const watcher = { add: () => undefined, on: () => watcher }
  const begin = plugin.configureServer as unknown as Ask
  begin({ watcher, environments: {} })
  const slots = () => hooks(plugin).load(`\0${virtual('slots')}`)
  expect(slots()).toBe('export const slots = {\n}\n')
  mkdirSync(join(root, 'slots'))
  writeFileSync(join(root, 'slots/ArticleAfter.tsx'), '')
  expect(slots()).toContain('"article-after": { file: "slots/ArticleAfter.tsx", Component: Slot0 }')
  const rootless = siteModule(input())
  expect(() => (rootless.configureServer as unknown as Ask)({})).not.toThrow()
})

it('the bundler works in the engine, keeps its cache beside the content, and knows the site’s base', () => {
  const settings = viteSettings(input(), join(root, '.content'))
  expect(settings).toMatchObject({
    root: ENGINE,
    configFile: false,
    cacheDir: join(root, '.content/vite'),
    base: '/blog/',
    publicDir: false,
    appType: 'custom',
    worker: { format: 'es' },
    build: {
      target: 'es2023',
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      manifest: true,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
    optimizeDeps: { entries: [], exclude: ['keep-it-simple'] },
  })
  // Found later, one of them would reload the page.
  const lightbox = 'yet-another-react-lightbox'
  expect(settings.optimizeDeps!.include).toEqual([
    'bcryptjs',
    'hash-wasm',
    'react',
    'react-dom',
    'react-dom/client',
    'react-router',
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
    lightbox,
    `${lightbox}/plugins/fullscreen`,
    `${lightbox}/plugins/zoom`,
  ])
})

it('programs of readers are evaluated in a folder of their own', () => {
  const { worker } = viteSettings(input(), root)
  const output = worker!.rolldownOptions!.output as { entryFileNames: (one: object) => string }
  expect(output.entryFileNames({ name: 'javascript-worker' })).toBe('sandbox/[name]-[hash].js')
  expect(output.entryFileNames({ name: 'search-worker' })).toBe('assets/[name]-[hash].js')
})

it('the year and whether faces travel are known while bundling', () => {
  setEnv('BUILD_YEAR', '2031')
  const defined = (own: object) => viteSettings(input({}, own), root).define
  expect(defined({ fonts: {} })).toEqual({ __BUILD_YEAR__: '2031', __FACES__: 'true' })
  expect(defined({ fonts: false })).toEqual({ __BUILD_YEAR__: '2031', __FACES__: 'false' })
})

it('blocks, islands and words of the author’s are bundled with the engine’s', async () => {
  mkdirSync(join(root, 'blocks/mine'), { recursive: true })
  writeFileSync(join(root, 'blocks/mine/style.css'), '')
  const folder = { name: 'mine', folder: '/b', own: true, block: '/b/block.ts', island: '/b/I.tsx' }
  const bundle = { hash: '', sources: '', styles: { mine: ['/b/inner.css'] }, diagnostics: [] }
  const given = input({ root, islands: { folders: [folder], bundle } })
  const plugins = viteSettings(given, root).plugins!.flat(3) as Plugin[]
  const load = async (name: string, id: string) => {
    const plugin = plugins.find((one) => one.name === name)!
    return String(await hooks(plugin).load(`\0${virtual(id)}`))
  }
  expect(await load('keep-it-simple:blocks', 'blocks/mine')).toContain('import "/b/inner.css"\n')
  expect(await load('keep-it-simple:islands', 'island-components')).toContain('"mine"')
  const names = plugins.map(({ name }) => name).filter((name) => name.startsWith('keep-it-simple'))
  expect(names).toEqual(
    expect.arrayContaining([
      'keep-it-simple:lean-slots',
      'keep-it-simple:site',
      'keep-it-simple:first-class',
      'keep-it-simple:optional-packages',
    ]),
  )
  const plain = viteSettings(input(), root).plugins!.flat(3) as Plugin[]
  const table = hooks(plain.find(({ name }) => name === 'keep-it-simple:islands')!).load
  expect(table(`\0${virtual('island-components')}`)).toBe('export const components = {\n}\n')
})
