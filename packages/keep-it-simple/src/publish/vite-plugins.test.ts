import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hooks, type Ask } from '../../tests/support/plugin-hooks.ts'
import { writeAuthorSheet } from './author-sheet.ts'
import { groupsOf } from './bundle-groups.ts'
import { FIRST_CLASS, firstClass } from './first-class.ts'
import { followSlots } from './follow-slots.ts'
import { islandModules } from './islands/island-modules.ts'
import { leanRouter } from './lean-router.ts'
import { leanSlots } from './lean-slots.ts'
import { optionalBrowserPackages } from './optional-browser-packages.ts'
import { slotsText } from './slots-text.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'plugins-'))))
afterEach(() => rmSync(root, { recursive: true }))

it('islands are two tables, empty where there are none', () => {
  const [assets, components] = ['assets', 'components'].map(
    (name) => `virtual:keep-it-simple/island-${name}`,
  )
  const none = hooks(islandModules([]))
  expect(none.resolve(assets)).toBe(`\0${assets}`)
  expect(none.resolve('virtual:other')).toBeUndefined()
  expect(none.load(`\0${assets}`)).toBe('export const islandAssets = {\n}\n')
  expect(none.load(`\0${components}`)).toBe('export const components = {\n}\n')
  expect(none.load(assets)).toBeUndefined()
  const island = {
    name: 'bloom',
    folder: '/b',
    own: true,
    block: '/b/block.ts',
    island: '/b/x/../I.tsx',
  }
  const { load } = hooks(islandModules([island]))
  expect(load(`\0${components}`)).toBe(
    'export const components = {\n"bloom": () => import("/b/I.tsx"),\n}\n',
  )
  expect(load(`\0${assets}`)).toMatch(
    /^[^]*\{\n"islands": \(\) => import\(".*islands\.ts"\),\n\}\n$/,
  )
})

it('a browser that cannot show the design gets the plain sheet, and only that', () => {
  const plugin = firstClass()
  const { change } = hooks(plugin)
  const [plain, other] = ['/e/theme/styles/plain.css', '/e/theme/styles/site.css?inline']
  expect(change('a{}', other)).toBeUndefined()
  expect(change('a{}', plain)).toBe(`@supports not (${FIRST_CLASS}) {\na{}\n}\n`)
  const resolved = plugin.configResolved as unknown as Ask
  resolved({ command: 'serve' })
  expect(change('a{}', other)).toBeUndefined()
  resolved({ command: 'build' })
  expect(change('a{}', other)).toBe(`@supports ${FIRST_CLASS} {\na{}\n}\n`)
  expect(change('a{}', '/e/theme/plain.ts')).toBeUndefined()
})

it('a package that is installed is left to the bundler; of one that is not, nothing is asked', () => {
  const { resolve, load } = hooks(optionalBrowserPackages())
  expect(resolve('giscus')).toBeUndefined()
  expect(resolve('react')).toBeUndefined()
  expect(load('\0missing:giscus')).toBe('throw new Error("giscus is not installed")\nexport {}\n')
  expect(load('missing:giscus')).toBeUndefined()
})

it('slots are imported by their numbers, and known by their files', () => {
  const slots = { 'page-foot': '/s/slots/x/../Foot.tsx', nav: '/s/slots/Nav.tsx' }
  expect(slotsText(slots)).toBe(`import Slot0 from "/s/slots/Foot.tsx"
import Slot1 from "/s/slots/Nav.tsx"
export const slots = {
"page-foot": { file: "slots/Foot.tsx", Component: Slot0 },
"nav": { file: "slots/Nav.tsx", Component: Slot1 },
}
`)
  expect(slotsText({})).toBe('export const slots = {\n}\n')
})

it('parts of the page lose slots that nobody fills, and React Router its names', () => {
  const { change } = hooks(leanSlots({ nav: '/n' }))
  const part = '/n/keep-it-simple/src/theme/Page.tsx'
  const code = '<a>\n  <Slot name="nav" />\n  <Slot name="foot" />\n</a>'
  expect(change(code, part)).toEqual({ code: '<a>\n  <Slot name="nav" />\n</a>', map: null })
  expect(change(code, join(root, 'Page.tsx'))).toBeUndefined()
  expect(hooks(leanSlots()).change(code, part)).toEqual({ code: '<a>\n</a>', map: null })
  const router = hooks(leanRouter())
  expect(router.change('Link.displayName = "Link";', '/n/node_modules/react-router/i.js')).toEqual({
    code: '',
    map: null,
  })
  expect(router.change('Link.displayName = "Link";', '/n/other.js')).toBeUndefined()
})

it('the author’s sheet is in the last layer, wherever it lies', () => {
  const folder = join(root, '.content/shell')
  const file = writeAuthorSheet(join(root, 'my "own"/theme.css'), folder)
  expect(file).toBe(join(folder, 'author.css'))
  expect(readFileSync(file, 'utf8')).toBe(
    '@import url("../../my \\"own\\"/theme.css") layer(author);\n',
  )
})

it('while pages are written, a slot that comes or goes is noticed, servers before browsers', () => {
  const done: string[] = []
  const environment = (name: string, more: object) => ({
    moduleGraph: {
      getModuleById: (id: string) => (id === '\0slots' && name !== 'bare' ? { name } : undefined),
      invalidateModule: (found: { name: string }) => done.push(`forget ${found.name}`),
    },
    hot: { send: ({ type }: { type: string }) => done.push(`${type} ${name}`) },
    ...more,
  })
  const listeners: Record<string, (path: string) => void> = {}
  const watcher = {
    add: (path: string) => done.push(`watch ${path}`),
    on: (event: string, act: (path: string) => void) => {
      listeners[event] = act
      return watcher
    },
  }
  const runner = { clearCache: () => done.push('clear') }
  const environments = {
    client: environment('client', {}),
    bare: environment('bare', {}),
    ssr: environment('ssr', { runner }),
  }
  followSlots({ environments, watcher } as never, root, '\0slots')
  expect(done.splice(0)).toEqual([`watch ${join(root, 'slots')}`])
  const all = ['forget ssr', 'clear', 'full-reload bare', 'forget client', 'full-reload client']
  for (const event of ['add', 'unlink']) {
    listeners[event]!(join(root, 'slots/Foot.tsx'))
    expect(done.splice(0)).toEqual(all)
  }
  listeners['add']!(join(root, 'slots/inner/Foot.tsx'))
  expect(done).toEqual([])
})

it('chunks are made in an order in which no page fetches what it does not need', () => {
  const names = (hasIslands: boolean) => groupsOf(hasIslands).map(({ name }) => name)
  const rest = ['small', 'common-app', 'offline', 'search-words', 'shared']
  expect(names(false)).toEqual(['common', 'react', ...rest])
  expect(names(true)).toEqual(['common', 'react', 'kit', ...rest])
})
