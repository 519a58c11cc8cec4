import { execFileSync, spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatPosition, type Diagnostic } from '#model/diagnostic.ts'
import { expectChinese } from '../support/expect-chinese.ts'
import { writeFiles } from './written-settings.ts'

const PACKAGES = join(import.meta.dirname, '../../../../node_modules')
const RIGHT = `{
  origin: 'https://a.example',
  locales: [{ prefix: '/', lang: 'en-US', label: 'E', title: 'T', description: '' }],
`

type Case = readonly [
  name: string,
  files: Readonly<Record<string, string>>,
  at: string,
  code: string,
  message: RegExp,
]

const CASES: readonly Case[] = [
  [
    'a syntax error',
    { 'site.config.ts': 'export default {\n  a: ,\n}\n' },
    'site.config.ts:2:6',
    'settings-syntax',
    /cannot be read: unexpected token\.$/,
  ],
  [
    'a syntax error in a file it imports',
    {
      'site.config.ts': "import { a } from './settings/a.ts'\nexport default a\n",
      'settings/a.ts': '\nexport const a = {\n',
    },
    'settings/a.ts:3:1',
    'settings-syntax',
    /cannot be read/,
  ],
  [
    'a package that is not installed',
    { 'site.config.ts': "import a from 'no-such-package/a'\nexport default a\n" },
    'site.config.ts:1:15',
    'settings-import',
    /^The package `no-such-package` is not installed\.$/,
  ],
  [
    'a name that is not exported',
    {
      'site.config.ts': "import { b } from './a.ts'\nexport default b\n",
      'a.ts': 'export const a = 1\n',
    },
    'site.config.ts:1',
    'settings-import',
    /^`\.\/a\.ts` exports no `b`\.$/,
  ],
  [
    'an exception in a file it imports',
    {
      'site.config.ts': "import { a } from './a.ts'\nexport default a\n",
      'a.ts': "\n  throw new Error('No key.')\nexport const a = 1\n",
    },
    'a.ts:2:9',
    'settings-failed',
    /cannot be read: no key\.$/,
  ],
  [
    'types that leave something behind',
    { 'site.config.ts': '\nenum A { x }\nexport default { x: A.x }\n' },
    'site.config.ts:2',
    'settings-failed',
    /TypeScript enum/,
  ],
  [
    'no default export',
    { 'site.config.ts': 'export const a = 1\n' },
    'site.config.ts',
    'no-settings',
    /has no settings/,
  ],
  [
    'a misspelt setting',
    {
      'site.config.ts': `import { defineSite } from 'keep-it-simple'\nexport default defineSite(${RIGHT}  sicne: 2020,\n})\n`,
    },
    'site.config.ts:5:3',
    'unknown-setting',
    /^There is no setting `sicne`\.$/,
  ],
  [
    'a misspelt part of a runner, which is then not also incomplete',
    {
      'site.config.ts': `export default ${RIGHT}  runners: { rust: { url: 'https://run.example/rust', protocl: 'json' } },\n}\n`,
    },
    'site.config.ts:4:55',
    'unknown-setting',
    /protocl/,
  ],
  [
    'an object that contains itself',
    {
      'site.config.ts': `const item = { text: 'x', items: [] }\nitem.items.push(item)\nexport default ${RIGHT}  navigation: { '/': [item] },\n}\n`,
    },
    'site.config.ts:1:34',
    'bad-setting',
    /contains itself/,
  ],
]

describe('settings that cannot be used are explained at their line', () => {
  const roots = CASES.map(([, files]) => {
    const root = writeFiles(files)
    symlinkSync(PACKAGES, join(root, 'node_modules'))
    return root
  })
  const script = join(import.meta.dirname, 'load-in-node.ts')
  const answers = execFileSync(process.execPath, [script, ...roots], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Diagnostic[] | string)

  it.each(CASES.map((one, index) => [...one, index] as const))(
    '%s',
    (_name, _files, at, code, message, index) => {
      const found = answers[index]
      expect(found).toHaveLength(1)
      const [first] = found as [Diagnostic]
      expectChinese([first])
      expect(formatPosition(first)).toBe(at)
      expect(first).toMatchObject({ severity: 'error', code })
      expect(first.message).toMatch(message)
      expect(`${first.message} ${first.remedy}`).not.toMatch(/node:|file:\/\/|\/tmp|\n/)
    },
  )

  it('a command prints it like every other mistake and fails', () => {
    const root = roots[CASES.findIndex(([name]) => name === 'a misspelt setting')]!
    const kis = join(import.meta.dirname, '../../bin/kis.js')
    const { status, stderr } = spawnSync(process.execPath, [kis, 'check', '--root', root], {
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toContain('site.config.ts:5:3')
    expect(stderr).toContain('→ Did you mean `since`?')
    expect(stderr).not.toMatch(/^\s+at /m)
  })
})
