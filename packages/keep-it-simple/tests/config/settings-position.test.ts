import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Path } from '#config/schema/schema-at.ts'
import { settingsFix } from '#config/source/settings-fix.ts'
import { settingsPosition } from '#config/source/settings-position.ts'
import { writeFiles } from './written-settings.ts'

interface Case {
  readonly name: string
  readonly files: Readonly<Record<string, string>>
  readonly path: Path
  readonly key?: boolean
  readonly at: string
}

const config = (body: string, ...before: string[]): string =>
  [
    ...before,
    "import { defineSite } from 'keep-it-simple'",
    `export default defineSite(${body})`,
    '',
  ].join('\n')

const BAR = `export const bar = {\n  '/': [\n    { text: 'A' },\n    {\n      text: 'B',\n      link: '/b/',\n    },\n  ],\n}\n`

const CASES: readonly Case[] = [
  {
    name: 'a key',
    files: { 'site.config.ts': config('{\n  since: 1,\n}') },
    path: ['since'],
    key: true,
    at: 'site.config.ts:3:3',
  },
  {
    name: 'what is missing, at what it is missing from',
    files: { 'site.config.ts': config('{\n  profile: {\n    url: 1,\n  },\n}') },
    path: ['profile', 'name'],
    at: 'site.config.ts:3:12',
  },
  {
    name: 'an import under another name, exported at the end',
    files: {
      'site.config.ts': config('{ navigation: nav }', "import { bar as nav } from './bar.ts'"),
      'bar.ts': `${BAR.replace('export ', '')}export { bar }\n`,
    },
    path: ['navigation', '/', 1, 'link'],
    at: 'bar.ts:6:13',
  },
  {
    name: 'a spread of an imported list',
    files: {
      'site.config.ts': config(
        "{\n  social: [\n    ...first,\n    { icon: 'b' },\n  ],\n}",
        "import { first } from './first.ts'",
      ),
      'first.ts': "export const first = [{ icon: 'a' }, { icon: 'c' }]\n",
    },
    path: ['social', 2, 'icon'],
    at: 'site.config.ts:6:13',
  },
  {
    name: 'the last of two that say the same',
    files: { 'site.config.ts': config('{\n  since: 1,\n  ...{ since: 2 },\n}') },
    path: ['since'],
    at: 'site.config.ts:4:15',
  },
  {
    name: 'a key that is a constant',
    files: {
      'site.config.ts': config('{\n  redirects: {\n    [OLD]: 1,\n  },\n}', "const OLD = '/old/'"),
    },
    path: ['redirects', '/old/'],
    key: true,
    at: 'site.config.ts:5:5',
  },
  {
    name: 'one branch of a condition, if only that has it',
    files: {
      'site.config.ts': config('{\n  ...(1 > 2\n    ? { since: 3 }\n    : {}),\n}'),
    },
    path: ['since'],
    at: 'site.config.ts:4:16',
  },
  {
    name: 'settings without defineSite, named first',
    files: { 'site.config.mjs': 'const site = {\n  since: 1,\n}\nexport default site\n' },
    path: ['since'],
    at: 'site.config.mjs:2:10',
  },
  {
    name: 'JSON',
    files: { 'site.config.json': '{\n  "profile": {\n    "name": 5\n  }\n}\n' },
    path: ['profile', 'name'],
    at: 'site.config.json:3:13',
  },
  {
    name: 'JSON that is imported',
    files: {
      'site.config.ts': config('{ tags }', "import tags from './tags.json' with { type: 'json' }"),
      'tags.json': '{\n  "en-US": ["a",\n    "b"]\n}\n',
    },
    path: ['tags', 'en-US', 1],
    at: 'tags.json:3:5',
  },
]

describe('a setting is found where it is written', () => {
  it.each(CASES)('$name', ({ files, path, key, at }) => {
    const root = writeFiles(files)
    const settingsFile = join(
      root,
      Object.keys(files).find((name) => name.startsWith('site.config'))!,
    )
    const found = settingsPosition({ root, settingsFile }, path, key ? 'key' : 'value')
    expect(`${found.file}:${found.line}:${found.column}`).toBe(at)
  })
})

/** Where `since` is found, in settings that begin with `site.config.ts`. */
function found(files: Readonly<Record<string, string>>, path: readonly (string | number)[]) {
  const root = writeFiles(files)
  const place = { root, settingsFile: join(root, 'site.config.ts') }
  const { file, line, column } = settingsPosition(place, path)
  return `${file}:${line}:${column}`
}

it.each([
  ['frozen', 'export default Object.freeze({\n since: 1 })'],
  ['either', 'export default {} || {\n since: 1 }'],
  ['a part', 'const a = { b: {\n since: 1 } }\nexport default a.b'],
  ['a part by a constant', 'const a = { b: {\n since: 1 } }\nconst k = `b`\nexport default a[k]'],
  ['exported as default', 'const a = {\n since: 1 }\nexport { a as default }'],
  ['before what says nothing of it', 'export default {\n since: 1, ...b }\nconst b = { a: 1 }'],
])('settings that are %s are followed', (_, text) => {
  expect(found({ 'site.config.ts': text }, ['since'])).toBe('site.config.ts:2:9')
})

it.each([
  ['computed', 'export default make({\n since: 1 })', '1:16'],
  ['of a part that is computed', 'const a = { b: {} }\nexport default a[`b${1}`]', '2:16'],
  ['of a name nobody knows', 'export default unknown', '1:16'],
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
  ['a name of the package', { 'package.json': '{ "imports": { "#a": "./parts/a.ts" } }' }, "'#a'"],
])('names are followed through %s', (_, files, source) => {
  const config = `import { a } from ${source}\nexport default a`
  expect(found({ ...SETTINGS, ...files, 'site.config.ts': config }, ['since'])).toBe(
    'parts/a.ts:2:9',
  )
})

it.each([
  ['of a whole module', "import * as all from './parts/a.ts'\nexport default all.a"],
  ['of a module and its default', "import b, * as all from './parts/a.ts'\nexport default all.a"],
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
  ['passed on by name in a circle', "import { a } from './e.ts'"],
  ['of a file that is not there', "import { a } from './none.ts'"],
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

it.each(['\n', '\r\n', '\r'])(
  'a word is mended in its own line, in lines that end in %j',
  (end) => {
    const root = writeFiles({ 'site.config.ts': ['{', '  sicne: 1,', '}'].join(end) })
    const meant = { before: 'sicne', after: 'since' }
    expect(settingsFix(root, { file: 'site.config.ts', line: 2 }, meant)).toMatchObject({
      fix: { file: 'site.config.ts', line: 2, ...meant },
    })
  },
)
