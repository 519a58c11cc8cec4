import { join } from 'node:path'
import type { Manifest } from 'vite'
import { expect, it } from 'vitest'
import { ENGINE } from '#config/engine-files.ts'
import type { IslandFolder } from '#config/block-folders.ts'
import { APP, assetsOf, ENTRIES, LATE, manifestName, SEARCH } from './bundle-files.ts'

const [, BOOT, ACTIONS] = ENTRIES as [string, string, string]
const OWN_STYLES = 'src/theme/layouts/own-styles.ts'
const words = (lang: string) => `virtual:keep-it-simple/words/${lang}`
const block = (name: string) => `virtual:keep-it-simple/blocks/${name}`

/** The manifest of the smallest application, with more chunks. */
const LEAST: Manifest = {
  [APP]: { file: 'app.js', isEntry: true, imports: ['_react.js'], css: ['app.css'] },
  [SEARCH]: { file: 'search.js', isEntry: true, imports: ['_react.js'], css: ['search.css'] },
  [LATE]: { file: 'late.css' },
  [OWN_STYLES]: { file: 'own.js', css: ['own.css'], imports: ['_text.js'] },
  '_react.js': { file: 'react.js' },
  '_text.js': { file: 'text.js', css: ['text.css'] },
}
function assets(more: Manifest = {}, folders?: readonly IslandFolder[]) {
  const manifests: Record<string, Manifest> = {
    [APP]: { ...LEAST, ...more },
    [BOOT]: { [BOOT]: { file: 'boot.js', css: ['boot.css'] } },
    [ACTIONS]: { [ACTIONS]: { file: 'actions.js' } },
  }
  return assetsOf((entry) => manifests[entry]!, folders)
}

it('every document has the boot script and its styles; the application comes when it is asked for', () => {
  expect(assets()).toEqual({
    script: 'boot.js',
    styles: ['boot.css'],
    chunks: ['actions.js', 'app.js', 'react.js'],
    search: ['search.js', 'search.css', 'react.js'],
    late: 'late.css',
    layoutStyles: {},
    blockStyles: {},
    assetScripts: {},
    islandScripts: {},
    preload: {},
    programs: [],
    shell: [
      'actions.js',
      'app.css',
      'app.js',
      'boot.css',
      'boot.js',
      'late.css',
      'react.js',
      'search.css',
      'search.js',
    ],
  })
})

it('a block has its script, and its sheets behind those of what it imports; styles alone have no script', () => {
  const { assetScripts, blockStyles, shell } = assets({
    [block('tabs')]: { file: 'tabs.js', css: ['tabs.css', 'text.css'], imports: ['_text.js', APP] },
    [block('quote')]: { file: 'quote.css' },
    'src/theme/page-assets/copy-code.ts': { file: 'copy.js' },
    'src/theme/islands/islands.ts': { file: 'islands.js' },
    'src/theme/islands/others.ts': { file: 'others.js' },
  })
  expect(assetScripts).toEqual({ tabs: 'tabs.js', 'copy-code': 'copy.js', islands: 'islands.js' })
  expect(blockStyles).toEqual({
    tabs: ['text.css', 'tabs.css'],
    quote: ['quote.css'],
    'copy-code': [],
    islands: [],
  })
  expect(shell).not.toContain('tabs.js')
})

it('a layout or a language is fetched with what it imports, but not with the application again', () => {
  const { preload, layoutStyles } = assets({
    'src/theme/layouts/NotFoundLayout.tsx': {
      file: 'lost.js',
      imports: ['_text.js', APP],
      css: ['lost.css'],
    },
    'src/theme/layouts/DocLayout.tsx': { file: 'doc.js' },
    [words('en-US')]: { file: 'en.js', imports: ['_react.js'] },
  })
  expect(preload).toEqual({
    'not-found': ['lost.js', 'text.js'],
    doc: ['doc.js'],
    'en-US': ['en.js', 'react.js'],
  })
  expect(layoutStyles).toEqual({ 'not-found': ['text.css', 'lost.css'] })
})

it('a layout of the author’s keeps its name, and has what texts are styled with before its own', () => {
  const own = {
    '../author/layouts/Portfolio.tsx': { file: 'portfolio.js', css: ['portfolio.css'] },
  }
  expect(assets(own)).toMatchObject({
    preload: { Portfolio: ['portfolio.js'] },
    layoutStyles: { Portfolio: ['text.css', 'own.css', 'portfolio.css'] },
  })
  // A module of styles alone may have become its sheet.
  const { layoutStyles } = assets({ ...own, [OWN_STYLES]: { file: 'only.css' } })
  expect(layoutStyles).toEqual({ Portfolio: ['only.css', 'portfolio.css'] })
})

it('without a connection there are all layouts and languages but the lock, the search and its services', () => {
  const chunk = (file: string): Manifest[string] => ({ file })
  const { shell } = assets({
    'src/theme/layouts/DocLayout.tsx': { file: 'doc.js', css: ['doc.css'], imports: ['_text.js'] },
    'src/theme/layouts/LockedLayout.tsx': chunk('locked.js'),
    '../author/layouts/Portfolio.tsx': chunk('portfolio.js'),
    [words('zh-CN')]: chunk('zh.js'),
    'src/app/read-offline.ts': chunk('offline.js'),
    'src/services/search-local.ts': chunk('local.js'),
    'src/services/run-python.ts': chunk('python.js'),
    [block('tabs')]: chunk('tabs.js'),
  })
  expect(shell).toEqual([
    'actions.js',
    'app.css',
    'app.js',
    'boot.css',
    'boot.js',
    'doc.css',
    'doc.js',
    'late.css',
    'local.js',
    'offline.js',
    'portfolio.js',
    'react.js',
    'search.css',
    'search.js',
    'text.css',
    'text.js',
    'zh.js',
  ])
})

it('what runs programs in the browser is listed by itself, each file once', () => {
  const { programs, shell } = assets({
    'src/blocks/run/open-bench.ts': { file: 'bench.js', imports: ['_text.js'] },
    'src/services/run-javascript.ts': { file: 'run.js', imports: ['_text.js'] },
    'src/services/run-typescript.ts': { file: 'types.js' },
    [words('late/zh-CN')]: { file: 'late-zh.js' },
    '../../node_modules/sucrase/dist/index.js': { file: 'sucrase.js' },
    'src/services/run-python.ts': { file: 'python.js' },
  })
  expect(programs).toEqual([
    'bench.js',
    'late-zh.js',
    'run.js',
    'sucrase.js',
    'text.css',
    'text.js',
    'types.js',
  ])
  expect(shell).not.toContain('run.js')
})

it('an island brings its component, what takes it over, and the module of its styles', () => {
  const folder = (name: string, more: object = {}): IslandFolder => ({
    name,
    folder: join(ENGINE, 'src/blocks', name),
    own: false,
    block: 'block.ts',
    island: join(ENGINE, 'src/blocks', name, 'Island.tsx'),
    ...more,
  })
  const { islandScripts, assetScripts, blockStyles } = assets(
    {
      'src/blocks/bloom/Island.tsx': { file: 'bloom.js', css: ['in.css'], imports: ['_react.js'] },
      'src/blocks/clock/Island.tsx': { file: 'clock.js', imports: ['_react.js'] },
      'src/theme/islands/hydrate-island.ts': { file: 'hydrate.js', imports: ['_react.js'] },
      [block('bloom')]: { file: 'bloom-styles.js', css: ['bloom.css'] },
      [block('clock')]: { file: 'clock-client.js' },
    },
    [folder('bloom'), folder('clock', { client: 'client.ts' }), folder('gone')],
  )
  expect(islandScripts['bloom']).toEqual([
    'bloom.js',
    'react.js',
    'hydrate.js',
    'react.js',
    'bloom-styles.js',
  ])
  expect(islandScripts['clock']).toEqual(['clock.js', 'react.js', 'hydrate.js', 'react.js'])
  expect(islandScripts['gone']).toEqual(['hydrate.js', 'react.js'])
  expect(assetScripts).toEqual({ clock: 'clock-client.js' })
  expect(blockStyles).toMatchObject({ bloom: ['bloom.css'] })
})

it('two chunks that import each other are listed once, and so are their sheets', () => {
  const { programs, blockStyles } = assets({
    [block('tabs')]: { file: 'tabs.js', imports: ['_b.js', '_a.js'] },
    'src/services/run-javascript.ts': { file: 'run.js', imports: ['_a.js'] },
    '_a.js': { file: 'a.js', imports: ['_b.js'], css: ['a.css'] },
    '_b.js': { file: 'b.js', imports: ['_a.js'] },
  })
  expect(programs).toEqual(['a.css', 'a.js', 'b.js', 'run.js'])
  expect(blockStyles['tabs']).toEqual(['a.css'])
})

it('the list of a bundle lies where it is not published', () => {
  expect(manifestName('src/app/entry-boot.ts')).toBe('.vite/entry-boot.ts.json')
})
