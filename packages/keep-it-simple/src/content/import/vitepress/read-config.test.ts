import { rmSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { importHere } from '../../../../tests/support/import-here.ts'
import { writeFolder } from '../../../../tests/support/old-site.ts'
import { globPattern, readVitePressConfig, rewrittenPath } from './read-config.ts'

function read(files: Readonly<Record<string, string>>) {
  const folder = writeFolder(files)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return readVitePressConfig(folder)
}

const NOTHING = { cleanUrls: false, base: '/', rewrites: {}, exclude: [], data: {}, todo: [] }

it.each([
  [{}, '', '.vitepress/config.ts'],
  [{ 'x/.vitepress/config.ts': '' }, '', '.vitepress/config.ts'],
  [{ '.vitepress/theme.css': '', 'docs/.vitepress/a': '' }, '', '.vitepress/config.ts'],
  [
    { 'docs/.vitepress/config.mts': '', 'src/.vitepress/a': '' },
    'docs',
    'docs/.vitepress/config.mts',
  ],
  [{ 'doc/.vitepress/config.mjs': '' }, 'doc', 'doc/.vitepress/config.mjs'],
  [{ 'src/.vitepress/config/index.js': '' }, 'src', 'src/.vitepress/config/index.js'],
  [{ '.vitepress/config.js': '', '.vitepress/config.ts': '' }, '', '.vitepress/config.ts'],
])('%j is read in %j', (files, root, file) => {
  expect(read(files)).toEqual({ ...NOTHING, root, srcDir: root, file })
})

it.each([
  ["srcDir: './pages/'", { srcDir: 'docs/pages' }],
  ["srcDir: '..'", { srcDir: '' }],
  ["srcDir: '.'", { srcDir: 'docs' }],
  ["cleanUrls: true, base: '/b/'", { cleanUrls: true, base: '/b/' }],
  ["cleanUrls: 'true', base: ''", { cleanUrls: false, base: '/' }],
  ["rewrites: { 'a.md': 'b.md', 'c.md': 1 }", { rewrites: { 'a.md': 'b.md' } }],
  ["srcExclude: ['a/*', 1]", { exclude: [/^a\/[^/]*$/] }],
  ["srcExclude: 'a/*'", { exclude: [] }],
])('%s', (said, expected) => {
  const files = { 'docs/.vitepress/config.ts': `export default { ${said} }` }
  expect(read(files)).toMatchObject(expected)
})

it('what is only known when it runs is named with its file and line', () => {
  const { todo } = read({
    'docs/.vitepress/config.ts': "import { nav } from './nav'\nexport default {\n nav, a: run.it }",
    'docs/.vitepress/nav.ts': '\n\n\nexport const nav = [run.it]',
  })
  const message = (path: string) => `\`${path}\` is only known when it runs; see to it by hand.`
  expect(todo).toEqual([
    { file: 'docs/.vitepress/nav.ts', line: 4, message: message('nav.0') },
    { file: 'docs/.vitepress/config.ts', line: 3, message: message('a') },
  ])
})

it.each([
  ['**/a.md', ['a.md', 'b/c/a.md'], ['ba.md', 'a.md/b']],
  ['./a/**', ['a/b', 'a/b/c.md'], ['b/a/c', 'a']],
  ['/a?.md', ['ab.md'], ['a/.md', 'a.md', 'abc.md']],
  ['{a,b*}/x.(y)', ['a/x.(y)', 'bcd/x.(y)'], ['c/x.(y)', 'a/xy', 'b/c/x.(y)']],
  ['a+[1]|$^', ['a+[1]|$^'], ['aa1', 'a+[1]']],
])('the pattern %s', (glob, fits, others) => {
  const pattern = globPattern(glob)
  expect([...fits, ...others].filter((path) => pattern.test(path))).toEqual(fits)
})

it.each<[Record<string, string>, string, string]>([
  [{}, 'a.md', 'a.md'],
  [{ 'a.md': 'b.md', ':x.md': 'c.md' }, 'a.md', 'b.md'],
  [{ 'a.md': 'b.md' }, 'axmd', 'axmd'],
  [{ 'a.md': 'b.md' }, 'x/a.md', 'x/a.md'],
  [{ 'p/:pkg/src/:page.md': ':pkg/:page.md' }, 'p/one/src/two.md', 'one/two.md'],
  [{ 'p/:pkg/:page.md': ':pkg.md' }, 'p/one/two/three.md', 'p/one/two/three.md'],
  [{ 'p/:pkg/:rest*': ':pkg/:rest*' }, 'p/one/two/three.md', 'one/two/three.md'],
  [{ 'p/:rest+': 'q/:rest+' }, 'p/one/two.md', 'q/one/two.md'],
  [{ ':n(\\d+)/a.md': 'v:n.md' }, '12/a.md', 'v12.md'],
  [{ ':n(\\d+)/a.md': 'v:n.md' }, 'x/a.md', 'x/a.md'],
])('with %j, %s is published as %s', (rewrites, path, expected) => {
  expect(rewrittenPath(path, rewrites)).toBe(expected)
})

it('a folder without `.vitepress/` is no site, and neither is one without `.vuepress/`', () => {
  expect(() => importHere('vitepress', { 'docs/a.md': '# A' })).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(/ is no site of VitePress\.$/),
      remedy: 'Name the folder that holds `.vitepress/`.',
    }),
  )
  expect(() => importHere('plume', { 'docs/a.md': '# A' })).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(/ is no site of VuePress\.$/),
      remedy: 'Name the folder that holds `.vuepress/`.',
    }),
  )
})
