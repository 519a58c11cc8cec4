import { expect, it } from 'vitest'
import {
  displayPackage,
  fontPackages,
  SERIF_PACKAGE,
  serifPackage,
  SONG_PACKAGE,
  SQUARE_CHARACTERS,
} from './fonts.ts'

it.each([
  ['zh-CN', SONG_PACKAGE],
  ['zh', SONG_PACKAGE],
  ['zh-Hans', SONG_PACKAGE],
  ['zh-TW', undefined],
  ['zh-hk', undefined],
  ['zh-MO', undefined],
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

it('a package that two languages share is needed once', () => {
  expect(fontPackages({}, ['zh-CN', 'zh', 'en-US'])).toEqual([SONG_PACKAGE, SERIF_PACKAGE])
  expect(fontPackages({ serif: false }, ['en-US'])).toEqual([])
})

it('Song sets what is as wide as a Han character, and no Latin letter', () => {
  expect('一あ한，。“”……——·a1 é'.match(SQUARE_CHARACTERS)?.join('')).toBe('一あ한，。“”……——·')
})
