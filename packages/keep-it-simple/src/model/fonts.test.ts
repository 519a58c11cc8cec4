import { expect, it } from 'vitest'
import { displayPackage, serifPackage, SONG_PACKAGE } from './fonts.ts'

it.each([
  ['zh-CN', SONG_PACKAGE],
  ['zh-TW', undefined],
  ['zh-Hant', undefined],
  ['en-US', undefined],
  ['ja', undefined],
])('displayPackage: the default of %s is %s', (lang, name) => {
  expect(displayPackage({}, lang)).toBe(name)
})

it('fonts: an author names packages by language, or none', () => {
  const display = { ja: '@fontsource/zen-antique', 'zh-CN': 'other' }
  expect(displayPackage({ display }, 'ja')).toBe('@fontsource/zen-antique')
  expect(displayPackage({ display }, 'zh-CN')).toBe('other')
  expect(displayPackage({ display: false }, 'zh-CN')).toBeUndefined()
  expect(displayPackage(false, 'zh-CN')).toBeUndefined()
  expect(displayPackage(undefined, 'zh-CN')).toBeUndefined()
  expect(serifPackage({})).toBeUndefined()
  expect(serifPackage({ serif: 'mine' })).toBe('mine')
  expect(serifPackage({ serif: false })).toBeUndefined()
  expect(serifPackage(false)).toBeUndefined()
  expect(serifPackage(undefined)).toBeUndefined()
})
