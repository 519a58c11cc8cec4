import { expect, it } from 'vitest'
import { translationLinks } from './translation-links.ts'

const locale = (prefix: string, lang: string) => ({
  prefix,
  lang,
  label: lang,
  title: lang,
  description: lang,
})
const LOCALES = [locale('/', 'zh-CN'), locale('/en/', 'en-US'), locale('/ja/', 'ja-JP')]
const to = (lang: string, path: string, exact = true) => ({ lang, path, exact })

it('is the same set on every page of a group, with the first language for all others', () => {
  const all = [
    ['zh-CN', '/a/'],
    ['en-US', '/en/b/'],
    ['ja-JP', '/ja/c/'],
    ['x-default', '/a/'],
  ]
  const japanese = {
    path: '/ja/c/',
    lang: 'ja-JP',
    locale: '/ja/',
    alternates: [to('zh-CN', '/a/'), to('en-US', '/en/b/')],
  }
  const chinese = {
    path: '/a/',
    lang: 'zh-CN',
    locale: '/',
    alternates: [to('en-US', '/en/b/'), to('ja-JP', '/ja/c/')],
  }
  expect(translationLinks(japanese, LOCALES)).toEqual(all)
  expect(translationLinks(chinese, LOCALES)).toEqual(all)
})
