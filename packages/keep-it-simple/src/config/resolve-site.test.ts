import { expect, it } from 'vitest'
import { USUAL_PICTURES } from '#model/pictures.ts'
import { NO_LOCKS, STATIC_FILES } from './defaults.ts'
import { resolveSite } from './resolve-site.ts'
import { SettingsError } from './settings-error.ts'

const least = {
  origin: 'https://a.example',
  locales: [{ lang: 'en-US', prefix: '/', label: 'E', title: 'Title', description: 'D' }],
} as const

it('what is not said is empty, or as usual', () => {
  const { site, ...rest } = resolveSite(least)
  expect(rest).toStrictEqual({
    collections: [],
    navigation: {},
    redirects: {},
    people: [],
    abbreviations: {},
    synonyms: [],
    tags: {},
    rules: {},
    locks: NO_LOCKS,
    deploy: STATIC_FILES,
    pictures: USUAL_PICTURES,
    hooks: {},
  })
  expect(site).toMatchObject({ author: 'Title', profile: { name: 'Title' } })
})

it('what is said counts, beside what is usual', () => {
  const { site, locks, deploy, pictures, messages } = resolveSite({
    ...least,
    author: 'A. Author',
    locks: { separator: '|' },
    deploy: { hosts: ['netlify'] },
    pictures: { formats: ['webp'] },
    messages: 'zh-CN',
  })
  expect(site).toMatchObject({ author: 'A. Author', profile: { name: 'A. Author' } })
  expect(locks).toEqual({ ...NO_LOCKS, separator: '|' })
  expect(deploy).toEqual({ ...STATIC_FILES, hosts: ['netlify'] })
  expect(pictures).toEqual({ ...USUAL_PICTURES, formats: ['webp'] })
  expect(messages).toBe('zh-CN')
})

it('pictures that are not encoded have no other formats', () => {
  expect(resolveSite({ ...least, pictures: false }).pictures).toEqual({
    ...USUAL_PICTURES,
    formats: [],
  })
  expect(resolveSite({ ...least, locales: [] }).site.author).toBe('')
})

it('what cannot be used is said by its first mistake, and has all of them', () => {
  const wrong = {
    severity: 'error',
    code: 'x',
    file: 'a',
    message: 'Wrong.',
    remedy: 'Correct it.',
  } as const
  const error = SettingsError.of([wrong, { ...wrong, message: 'Also wrong.' }])
  expect(error).toMatchObject({ name: 'SettingsError', message: 'Wrong.', remedy: 'Correct it.' })
  expect(error.diagnostics).toHaveLength(2)
  expect(SettingsError.of([])).toMatchObject({ message: '', remedy: '', diagnostics: [] })
  expect(new SettingsError('a', 'b').diagnostics).toEqual([])
})
