import { describe, expect, it } from 'vitest'
import {
  canonicalLanguage,
  isChinese,
  isSquare,
  languageChain,
  languageRemedy,
  primaryLanguage,
  textDirection,
} from './language.ts'

describe('a language tag', () => {
  it.each([
    ['zh-CN', 'ltr'],
    ['ar', 'rtl'],
    ['he-IL', 'rtl'],
    ['az', 'ltr'],
    ['az-Arab', 'rtl'],
    ['ar-Latn', 'ltr'],
    ['pa-Arab-PK', 'rtl'],
  ])('%s is written %s', (lang, direction) => {
    expect(textDirection(lang)).toBe(direction)
  })

  it('says the same as the engine, where the engine knows', () => {
    const info = (lang: string) => {
      const locale = new Intl.Locale(lang) as Intl.Locale & {
        getTextInfo?: () => { direction?: string }
      }
      return locale.getTextInfo?.().direction
    }
    const langs = 'ar he fa ur ps sd ug yi dv ja ru de th'.split(' ')
    const wrong = langs.filter(
      (lang) => (info(lang) ?? textDirection(lang)) !== textDirection(lang),
    )
    expect(wrong).toEqual([])
  })

  it('is written in one way', () => {
    expect(canonicalLanguage('zh-cn')).toBe('zh-CN')
    expect(canonicalLanguage('ja')).toBe('ja')
    expect(canonicalLanguage('zh_CN')).toBeUndefined()
    expect(canonicalLanguage('english language')).toBeUndefined()
  })

  it('is a kind of shorter ones', () => {
    expect(languageChain('zh-Hant-TW')).toEqual(['zh-Hant-TW', 'zh-Hant', 'zh'])
    expect(primaryLanguage('EN-us')).toBe('en')
    expect([isChinese('zh-TW'), isChinese('ja')]).toEqual([true, false])
    expect([isSquare('ja-JP'), isSquare('ko'), isSquare('fr')]).toEqual([true, true, false])
  })
})

it.each([
  ['en_us', 'Write the language tag as `en-US`.'],
  ['ZH-hant-tw', 'Write the language tag as `zh-Hant-TW`.'],
  ['english language', /^Write a language tag \(BCP 47\), like `en-US`/],
])('%s: %s', (lang, remedy) => {
  expect(languageRemedy(lang)).toMatch(remedy)
})
