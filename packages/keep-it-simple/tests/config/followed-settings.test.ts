import { join } from 'node:path'
import { expect, it } from 'vitest'
import { settingsPosition } from '#config/source/settings-position.ts'
import { writeFiles } from './written-settings.ts'

/** Where `since` is found, in settings that begin with `site.config.ts`. */
function found(files: Readonly<Record<string, string>>, path: readonly (string | number)[]) {
  const root = writeFiles(files)
  const place = { root, settingsFile: join(root, 'site.config.ts') }
  const { file, line, column } = settingsPosition(place, path)
  return `${file}:${line}:${column}`
}

it.each([
  ['awaited', 'export default await {\n since: 1 }'],
  ['certain', 'export default ({\n since: 1 })!'],
  ['asserted', 'export default <object>{\n since: 1 }'],
  ['frozen', 'export default Object.freeze({\n since: 1 })'],
  ['either', 'export default {} || {\n since: 1 }'],
  ['a part', 'const a = { b: {\n since: 1 } }\nexport default a.b'],
  ['a part by a text', "const a = { 'b c': {\n since: 1 } }\nexport default a['b c']"],
  ['a part by a constant', 'const a = { b: {\n since: 1 } }\nconst k = `b`\nexport default a[k]'],
  ['declared beside', 'const z = 0, a = {\n since: 1 }\nexport default a'],
  ['exported where it stands', 'export const a = {\n since: 1 }\nexport default a'],
  ['exported as default', 'const a = {\n since: 1 }\nexport { a as default }'],
  ['exported beside others', 'const b = 1, a = {\n since: 1 }\nexport { b, a as default }'],
  ['before what says nothing of it', 'export default {\n since: 1, ...b }\nconst b = { a: 1 }'],
])('settings that are %s are followed', (_, text) => {
  expect(found({ 'site.config.ts': text }, ['since'])).toBe('site.config.ts:2:9')
})

it.each([
  ['computed', 'export default make({\n since: 1 })', '1:16'],
  ['spread into a call', 'export default defineSite(...[{\n since: 1 }])', '1:16'],
  ['of a part that is computed', 'const a = { b: {} }\nexport default a[`b${1}`]', '2:16'],
  ['of a name nobody knows', 'export default unknown', '1:16'],
  ['made by what is made', 'export default make()({\n since: 1 })', '1:16'],
  ['a part that is not there', 'const a = { b: 1 }\nexport default a.c', '2:16'],
  ['a part by a call', 'const a = { b: {} }\nexport default a[make()]', '2:16'],
  ['of both sides', 'export default {\n since: 1 } || {\n since: 2 }', '1:16'],
])('what is %s has the place of what is around it', (_, text, at) => {
  expect(found({ 'site.config.ts': text }, ['since'])).toBe(`site.config.ts:${at}`)
})

it('names that mean each other are not followed for ever', () => {
  const text = 'const a = b\nconst b = a\nexport default a'
  expect(found({ 'site.config.ts': text }, ['since'])).toMatch(/^site\.config\.ts:[12]:/)
})

it('entries are counted as far as they can be', () => {
  const list = 'export default { social: [\n ...[1,\n 2],\n 3, ...make(),\n 4] }'
  const at = (index: number) => found({ 'site.config.ts': list }, ['social', index])
  expect([0, 1, 2, 3].map(at)).toEqual([
    'site.config.ts:2:6',
    'site.config.ts:3:2',
    'site.config.ts:4:2',
    'site.config.ts:1:26',
  ])
  const gap = 'export default { social: [\n 1, ,\n 3] }'
  expect(found({ 'site.config.ts': gap }, ['social', 2])).toBe('site.config.ts:1:26')
})

const SETTINGS = { 'parts/a.ts': 'export const a = {\n since: 1 }\nexport default 5\n' }

it.each([
  ['a folder above', { 'parts/b.ts': "export { a } from '../parts/a.ts'" }, "'./parts/b.ts'"],
  [
    'another name',
    {
      'b.ts': "const a = 1\nexport { x as a } from './c.ts'",
      'c.ts': "export { a as x } from './parts/a.ts'",
    },
    "'./b.ts'",
  ],
  [
    'everything of another file',
    {
      'b.ts': "export * as other from './c.ts'\nexport * from './parts/a.ts'",
      'c.ts': 'export const a = 1',
    },
    "'./b.ts'",
  ],
  [
    'one of several files it passes on',
    {
      'b.ts': "export * from './c.ts'\nexport * from './parts/a.ts'",
      'c.ts': 'export const b = 1',
    },
    "'./b.ts'",
  ],
  ['a question behind the name', {}, "'./parts/a.ts?v=1'"],
  ['a name of the package', { 'package.json': '{ "imports": { "#a": "./parts/a.ts" } }' }, "'#a'"],
])('names are followed through %s', (_, files, source) => {
  const config = `import { a } from ${source}\nexport default a`
  expect(found({ ...SETTINGS, ...files, 'site.config.ts': config }, ['since'])).toBe(
    'parts/a.ts:2:9',
  )
})

it.each([
  ['beside others', "import { b, a } from './parts/a.ts'\nexport default a"],
  [
    'behind others',
    "import { b } from './b.ts'\nimport { a } from './parts/a.ts'\nexport default a",
  ],
  ['of a whole module', "import * as all from './parts/a.ts'\nexport default all.a"],
  [
    'of one of several modules',
    "import * as b from './b.ts'\nimport * as all from './parts/a.ts'\nexport default all.a",
  ],
  ['of a module and its default', "import b, * as all from './parts/a.ts'\nexport default all.a"],
  ['in an object of that name', "import { all } from './all.ts'\nexport default all.a"],
])('a name %s is followed', (_, config) => {
  const files = {
    ...SETTINGS,
    'b.ts': 'export const b = 1\nexport const a = 2',
    'all.ts':
      "import { a } from './parts/a.ts'\nexport const all = { a }\nexport { b as a }\nconst b = 1",
  }
  expect(found({ ...files, 'site.config.ts': config }, ['since'])).toBe('parts/a.ts:2:9')
})

it.each([
  ['of a package', "import { a } from 'some-package'"],
  ['of a file in a package', "import { a } from 'some-package/./a.ts'"],
  ['passed on by name in a circle', "import { a } from './e.ts'"],
  ['of a file that is not there', "import { a } from './none.ts'"],
  ['of a name of no package', "import { a } from '#none'"],
  ['nobody exports', "import { a } from './b.ts'"],
  ['passed on in a circle', "import { a } from './c.ts'"],
  ['that is a whole module', "import * as a from './parts/a.ts'"],
])('a name %s ends where it is used', (_, line) => {
  const files = {
    ...SETTINGS,
    'b.ts': "export * from './parts/a.ts'\nexport default {\n since: 1 }".replace('/a.ts', '/z.ts'),
    'c.ts': "export * from './d.ts'",
    'd.ts': "export * from './c.ts'",
    'e.ts': "export { a } from './f.ts'",
    'f.ts': "export { a } from './e.ts'",
    // Neither an installed package nor a folder that is called like it is followed.
    'node_modules/some-package/index.js': 'export const a = { since: 1 }',
    'some-package/a.ts': 'export const a = { since: 1 }',
    'site.config.ts': `${line}\nexport default {\n ...a, }`,
  }
  expect(found(files, ['since'])).toBe('site.config.ts:2:16')
})

it('what a module passes on is not its default', () => {
  const files = { ...SETTINGS, 'b.ts': "export * from './parts/a.ts'" }
  const config = "import b from './b.ts'\nexport default b"
  expect(found({ ...files, 'site.config.ts': config }, ['since'])).toBe('site.config.ts:2:16')
})
