import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { writeFolder } from '../../../../tests/support/old-site.ts'
import type { Locale } from '#model/locale.ts'
import type { CompilerSettings } from '../../settings.ts'
import { localeFor } from './locale-for.ts'
import { saidOnce } from './proposed-settings.ts'
import { settingsModule, writeSettings } from './settings-file.ts'
import { socialLink } from './social-link.ts'

describe('the module of proposed settings', () => {
  const proposed = { values: { author: 'Me' }, todo: [] }
  const module = settingsModule(proposed)

  it('is TypeScript that says what it is for', () => {
    expect(module).toBe(
      [
        `import type { SiteInput } from 'keep-it-simple'`,
        '',
        '// What the imported site said of itself. Take what you want into site.config.ts, or write there',
        '// `...imported` as the last line of `defineSite({ … })`; then delete this file or keep it.',
        'export const imported: Partial<SiteInput> = {',
        '  "author": "Me"',
        '}',
        '',
      ].join('\n'),
    )
  })

  it('is written where there is something to say and nothing to overwrite', () => {
    const root = writeFolder({})
    onTestFinished(() => rmSync(root, { recursive: true }))
    const read = () => readFileSync(join(root, 'imported-settings.ts'), 'utf8')
    expect(writeSettings(root, { values: {}, todo: [] })).toBeUndefined()
    expect(read).toThrow('ENOENT')
    expect(writeSettings(root, proposed)).toBe('imported-settings.ts')
    expect(read()).toBe(module)
    expect(writeSettings(root, { values: { author: 'You' }, todo: [] })).toBeUndefined()
    expect(read()).toBe(module)
  })
})

describe('a language of an imported site', () => {
  const own: Locale[] = [
    { prefix: '/', lang: 'zh-CN', label: '中文', title: '站', description: '说明' },
    { prefix: '/en/', lang: 'en-US', label: 'In English', title: 'Site', description: 'Words' },
  ]
  const settings = { site: { locales: own } } as unknown as CompilerSettings

  it.each([
    ['/', {}, own[0]],
    ['/en/', {}, own[1]],
    ['/en/', { title: 'T' }, { ...own[1], title: 'T' }],
    ['/en/', { lang: 'en-US', description: 'D' }, { ...own[1], description: 'D' }],
    ['/en/', { lang: 'en-GB' }, { ...own[1], lang: 'en-GB', label: 'English' }],
    ['/en/', { lang: 'fr', label: 'Le français' }, { ...own[1], lang: 'fr', label: 'Le français' }],
    ['/de/', { lang: 'de-AT' }, { ...own[0], prefix: '/de/', lang: 'de-AT', label: 'Deutsch' }],
    [
      '/tw/',
      { lang: 'zh-Hant' },
      { ...own[0], prefix: '/tw/', lang: 'zh-Hant', label: '繁體中文' },
    ],
    ['/ja/', {}, { ...own[0], prefix: '/ja/' }],
  ])('%s that says %j', (prefix, said, expected) => {
    expect(localeFor(settings, prefix, said)).toEqual(expected)
  })
})

it('the same thing of the same line of the same file is said once, in its first place', () => {
  const one = { file: 'a', line: 1, message: 'x' }
  const others = [
    { ...one, file: 'b' },
    { ...one, line: 2 },
    { ...one, message: 'y' },
    { file: 'a', message: 'x' },
  ]
  expect(saidOnce([one, ...others, { ...one }, others[3]!])).toEqual([one, ...others])
})

it.each([
  ['github', undefined, { icon: 'github', link: '/x/' }],
  ['github', 'Me', { icon: 'github', link: '/x/', label: 'Me' }],
  ['none-such', undefined, { icon: 'link', link: '/x/', label: 'none-such' }],
  ['none-such', 'Me', { icon: 'link', link: '/x/', label: 'Me' }],
])('a link with the icon %s and the words %s', (icon, label, expected) => {
  expect(socialLink(icon, '/x/', label)).toEqual(expected)
})
