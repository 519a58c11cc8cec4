import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeFolder } from '../../../../tests/support/old-site.ts'
import { evaluateFile, unknownsOf } from './evaluate.ts'

type Files = Readonly<Record<string, string>>

/** What `config.ts` among these files says, and where it says what is not known. */
function evaluated(files: Files): { readonly value: unknown; readonly unknown: string[] } {
  const folder = writeFolder(files)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const value = evaluateFile(join(folder, 'config.ts'))
  return {
    value,
    unknown: unknownsOf(value).map(
      ({ path, unknown }) => `${path}:${unknown.line} ${unknown.text}`,
    ),
  }
}

const WHOLE = {
  'config.ts': `
import { defineConfig } from 'somewhere'
import nav, { more as extra } from './nav'
const title: string = 'T'
function sidebar() { return [{ text: title }] }
const shared = { a: 1, b: -2 } as const
process.exit(1)
export default defineConfig({
  title, nav, ...shared, list: [...extra, \`x\`], sidebar: sidebar(),
  on: !false, inner: (() => ({ deep: true }))(),
  date: new Date(), size: process.env.SIZE,
  hook: (md) => md.use(1),
})
`,
  'nav.ts': "import { x } from './deep/index'\nexport const more = ['m']\nexport default [x]\n",
  'deep/index.ts': "export const x = 'deep'\n",
}

it('reads settings as data, follows files, and runs nothing', () => {
  const { value, unknown } = evaluated(WHOLE)
  expect(value).toMatchObject({
    title: 'T',
    nav: ['deep'],
    a: 1,
    b: -2,
    list: ['m', 'x'],
    sidebar: [{ text: 'T' }],
    on: true,
  })
  expect(unknown).toEqual([
    'inner:10 (() => ({ deep: true }))()',
    'date:11 new Date()',
    'size:11 process.env.SIZE',
    'hook:12 (md) => md.use(1)',
  ])
})

it.each<[string, unknown, Files]>([
  [
    'a name that is exported',
    { a: 1 },
    { 'config.ts': 'const own = { a: 1 }\nexport { own as default }' },
  ],
  [
    'one of a file that gives all of another',
    'x',
    {
      'config.ts': "import { x } from '.'\nexport default x",
      'index.js': "export * from './a'\nexport * from './b'",
      'a.ts': 'export const y = 1',
      'b.ts': "export const x = 'x'",
    },
  ],
  [
    'a file of data',
    { a: [1] },
    {
      'config.ts': "import data from './data.json'\nexport default data",
      'data.json': '{ "a": [1] }',
    },
  ],
  [
    'what a function of another file returns, in the words of that file',
    ['of b'],
    {
      'config.ts': "import { list } from './b'\nconst word = 'of config'\nexport default list()",
      'b.ts': "const word = 'of b'\nexport function list() { const x = 1; return [word] }",
    },
  ],
  [
    'what is given to a function that is not known',
    { a: 1 },
    {
      'config.ts':
        "import { define } from 'package'\nexport default define(async () => { return { a: 1 } })",
    },
  ],
])('%s', (_, expected, files) => {
  expect(evaluated(files)).toEqual({ value: expected, unknown: [] })
})

it.each<[string, string]>([
  ['export default [/x/]', '0:1 /x/'],
  ['export default [`${a}`]', '0:1 `${a}`'],
  ['export default [f()]', '0:1 f()'],
  ['export default [a.b({})]', '0:1 a.b({})'],
  ['const a = { b: 1 }\nexport default [a({})]', '0:2 a({})'],
  ["import a from 'package'\nexport default [a]", '0:2 a'],
  ["import a from './gone'\nexport default [a]", '0:2 a'],
])('%s is not known', (text, expected) => {
  expect(evaluated({ 'config.ts': text }).unknown).toEqual([expected])
})

it.each<[string, Files]>([
  ['a name', { 'config.ts': 'const a = a\nexport default [a]' }],
  ['two names', { 'config.ts': 'const a = b\nconst b = a\nexport default [a]' }],
  ['an object', { 'config.ts': 'const a = { b: 1, ...a }\nexport default a' }],
  ['a value of an object', { 'config.ts': 'const a = { a }\nexport default a' }],
  ['a function', { 'config.ts': 'function f() { return f() }\nexport default [f()]' }],
  ['what is given', { 'config.ts': 'const a = define(a)\nexport default [a]' }],
  ['a file', { 'config.ts': "import a from './config'\nexport default a" }],
  [
    'a name of two files',
    {
      'config.ts': "export { a as default } from './b'",
      'b.ts': "export { default as a } from './config'",
    },
  ],
  [
    'all of two files',
    {
      'config.ts': "import { a } from './b'\nexport * from './b'\nexport default [a]",
      'b.ts': "export * from './config'",
    },
  ],
])('%s that leads to itself ends', (_, files) => {
  expect(() => evaluated(files)).not.toThrow()
})
