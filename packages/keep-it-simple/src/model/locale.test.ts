import { describe, expect, it } from 'vitest'
import { testSite } from '../../tests/support/test-site.ts'
import { langOf, localeOf } from './locale.ts'

const { site } = testSite

const locales = [{ prefix: '/en/' }, { prefix: '/' }, { prefix: '/en/us/' }]

describe('the locale of a path', () => {
  it.each([
    ['/', '/'],
    ['/article/a/', '/'],
    ['/en/', '/en/'],
    ['/en', '/en/'],
    ['/en/blog/', '/en/'],
    ['/en/us/blog/', '/en/us/'],
    ['/english/', '/'],
    ['/zh/en/', '/'],
  ])('[S2.2.5] %s belongs to %s, the longest prefix', (path, prefix) => {
    expect(localeOf(locales, path)).toEqual({ prefix })
    expect(localeOf(locales.toReversed(), path)).toEqual({ prefix })
  })
})

describe('the language of a page', () => {
  const [chinese, english] = site.locales

  it.each([
    ['/', 'zh-CN'],
    ['/article/a/', 'zh-CN'],
    ['/english/', 'zh-CN'],
    ['/en/', 'en-US'],
    ['/en/article/a/', 'en-US'],
  ])('[S1.23] at %s it is %s', (path, lang) => {
    expect(langOf(undefined, localeOf(site.locales, path))).toBe(lang)
  })

  it('[S1.24] falls back to en-US when none is given', () => {
    expect(langOf(undefined, undefined)).toBe('en-US')
  })

  it('is its own before that of its locale', () => {
    expect(langOf('en-US', chinese)).toBe('en-US')
    expect(langOf('zh-CN', english)).toBe('zh-CN')
    expect(langOf('zh-CN', undefined)).toBe('zh-CN')
  })
})
