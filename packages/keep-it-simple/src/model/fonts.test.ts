import { expect, it } from 'vitest'
import { displayPackage, SERIF_PACKAGE, serifPackage, SONG_PACKAGE } from './fonts.ts'

it.each([
  ['zh-CN', SONG_PACKAGE],
  ['zh-TW', undefined],
  ['zh-Hant', undefined],
  ['en-US', undefined],
  ['ja', undefined],
])('titles in %s are set from %s where nobody chose', (lang, name) => {
  expect(displayPackage({}, lang)).toBe(name)
})

it('an author chooses faces by language, or none', () => {
  const display = { ja: '@fontsource/zen-antique', 'zh-CN': 'other' }
  expect(displayPackage({ display }, 'ja')).toBe('@fontsource/zen-antique')
  expect(displayPackage({ display }, 'zh-CN')).toBe('other')
  expect(displayPackage({ display: false }, 'zh-CN')).toBeUndefined()
  expect(displayPackage(false, 'zh-CN')).toBeUndefined()
  expect(displayPackage(undefined, 'zh-CN')).toBeUndefined()
  expect(serifPackage({})).toBe(SERIF_PACKAGE)
  expect(serifPackage({ serif: 'mine' })).toBe('mine')
  expect(serifPackage({ serif: false })).toBeUndefined()
  expect(serifPackage(false)).toBeUndefined()
  expect(serifPackage(undefined)).toBeUndefined()
})
