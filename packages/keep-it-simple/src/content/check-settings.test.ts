import { expect, it } from 'vitest'
import { resolveCollection, type Collection } from '#model/collection.ts'
import { testSettings, testSite } from '../../tests/support/test-site.ts'
import { checkSettings } from './check-settings.ts'
import type { CompilerSettings } from './settings.ts'

const SETTINGS = testSettings()
const LOCALE = testSite.site.locales[0]!

const said = (given: Partial<CompilerSettings>, site: object = {}) =>
  checkSettings({ ...SETTINGS, ...given, site: { ...SETTINGS.site, ...site } })
const posts = (dir: string, categoryIds: object): Collection =>
  resolveCollection({ type: 'post', dir, title: 'Blog', categoryIds } as never)
const locales = (...langs: string[]) => ({
  locales: langs.map((lang) => ({ ...LOCALE, lang })),
})

it('a face that is not installed is named with the command that brings it', () => {
  const fonts = { display: { 'zh-CN': '@fontsource/none-such' } }
  expect(said({}, { fonts, ...locales('zh-CN') })).toMatchObject([
    {
      severity: 'error',
      code: 'missing-package',
      message: '`fonts` needs a package that is not installed.',
      remedy: 'Run `npm install @fontsource/none-such`, or leave the setting out.',
    },
  ])
  expect(said({}, { fonts, ...locales('en-US') })).toEqual([])
  expect(said({}, { fonts: false })).toEqual([])
})

it('every category that repeats an id is named with the first that has it', () => {
  const collections = [
    resolveCollection({ type: 'doc', dir: 'notes', title: 'Notes' }),
    posts('blog', { A: 'x', B: 'b', C: 'x', D: 'x' }),
    posts('log', { A: 'x' }),
  ]
  const found = said({ collections })
  expect(found.map(({ message }) => message)).toEqual([
    'The categories `A` and `C` of `blog` have the same id `x`.',
    'The categories `A` and `D` of `blog` have the same id `x`.',
  ])
  expect(found[0]).toMatchObject({
    severity: 'error',
    code: 'repeated-category-id',
    remedy: 'Give each its own id.',
  })
})

it('a language is said once among the locales', () => {
  const found = said({}, locales('en-US', 'ja', 'en-US', 'en-US', 'ja'))
  expect(found.map(({ message }) => message)).toEqual(
    ['en-US', 'en-US', 'ja'].map(
      (lang) => `Two entries of \`locales\` have the language \`${lang}\`.`,
    ),
  )
  expect(found[0]).toMatchObject({
    severity: 'error',
    code: 'bad-setting',
    remedy: 'Give each entry a language of its own.',
  })
})

it.each([
  ['en-us', 'Write the language tag as `en-US`.'],
  ['zh_CN', 'Write the language tag as `zh-CN`.'],
  ['?', 'Write a language tag (BCP 47), like `en-US`, `ja` or `zh-Hant-TW`.'],
])('words of the language %s are not found', (lang, remedy) => {
  expect(said({ words: { 'en-US': {}, [lang]: {} } })).toEqual([
    {
      severity: 'error',
      code: 'bad-setting',
      file: `locale/${lang}.ts`,
      message: `\`${lang}\` is no language tag as BCP 47 writes it.`,
      remedy,
    },
  ])
})
