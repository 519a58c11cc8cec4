import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Path } from '#config/schema/schema-at.ts'
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
    name: 'a value',
    files: { 'site.config.ts': config('{\n  since: 1,\n}') },
    path: ['since'],
    at: 'site.config.ts:3:10',
  },
  {
    name: 'a key',
    files: { 'site.config.ts': config('{\n  since: 1,\n}') },
    path: ['since'],
    key: true,
    at: 'site.config.ts:3:3',
  },
  {
    name: 'a quoted key and an entry of a list',
    files: {
      'site.config.ts': config(
        `{\n  navigation: {\n    '/en/': [\n      1,\n      2,\n    ],\n  },\n}`,
      ),
    },
    path: ['navigation', '/en/', 1],
    at: 'site.config.ts:6:7',
  },
  {
    name: 'what is missing, at what it is missing from',
    files: { 'site.config.ts': config('{\n  profile: {\n    url: 1,\n  },\n}') },
    path: ['profile', 'name'],
    at: 'site.config.ts:3:12',
  },
  {
    name: 'a name of the same file, with types around it',
    files: {
      'site.config.ts': config(
        '{\n  ...(shared satisfies object),\n}',
        'const shared = {',
        '  since: 1,',
        '} as const',
      ),
    },
    path: ['since'],
    at: 'site.config.ts:2:10',
  },
  {
    name: 'a shorthand of an import',
    files: {
      'site.config.ts': config('{ collections }', "import { collections } from './settings/c.ts'"),
      'settings/c.ts':
        "export const collections = [\n  { dir: 'a' },\n  { dir: 'b' },\n] as const\n",
    },
    path: ['collections', 1, 'dir'],
    at: 'settings/c.ts:3:10',
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
    name: 'a default export',
    files: {
      'site.config.ts': config('{ navigation: nav }', "import nav from './nav.ts'"),
      'nav.ts': "export default {\n  '/': [],\n}\n",
    },
    path: ['navigation', '/'],
    at: 'nav.ts:2:8',
  },
  {
    name: 'a namespace and a file that passes names on',
    files: {
      'site.config.ts': config('{ navigation: all.bar }', "import * as all from './all.ts'"),
      'all.ts': "export * from './bar.ts'\n",
      'bar.ts': BAR,
    },
    path: ['navigation', '/', 0, 'text'],
    at: 'bar.ts:3:13',
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
    name: 'a constant, where it is written',
    files: {
      'site.config.ts': config('{\n  locks: { admin: [HASH] },\n}', "const HASH = 'x'"),
    },
    path: ['locks', 'admin', 0],
    at: 'site.config.ts:1:14',
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
    name: 'what is computed, at the setting it belongs to',
    files: {
      'site.config.ts': config("{\n  social: ['a'].map((icon) => ({\n    icon,\n  })),\n}"),
    },
    path: ['social', 0, 'icon'],
    at: 'site.config.ts:3:11',
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
  {
    name: 'after words that are wide, in columns of the editor',
    files: { 'site.config.ts': config("{ author: '作者😀', since: 1 }") },
    path: ['since'],
    at: 'site.config.ts:2:52',
  },
  {
    name: 'nothing that can be followed',
    files: { 'site.config.ts': 'export const a = 1\n' },
    path: ['since'],
    at: 'site.config.ts:undefined:undefined',
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
