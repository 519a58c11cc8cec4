import { describe, expect, it } from 'vitest'
import { enUS } from './en-US.ts'
import { fillCount } from './fill.ts'
import { zhCN } from './zh-CN.ts'

it.each([
  [0, '0 posts', '0 篇'],
  [1, '1 post', '1 篇'],
  [2, '2 posts', '2 篇'],
])('%i is %s and %s', (count, english, chinese) => {
  expect(fillCount(enUS.postsCount, count, 'en-US')).toBe(english)
  expect(fillCount(zhCN.postsCount, count, 'zh-CN')).toBe(chinese)
})

describe('counts of languages with other forms', () => {
  const RUSSIAN = '{n} запись|{n} записи|{n} записей'
  const ARABIC = 'لا مقالات|مقالة واحدة|مقالتان|{n} مقالات|{n} مقالة|{n} مقال'

  it.each([
    ['ru', RUSSIAN, 1, '1 запись'],
    ['ru', RUSSIAN, 5, '5 записей'],
    ['ru', RUSSIAN, 21, '21 запись'],
    ['ar', ARABIC, 0, 'لا مقالات'],
    ['ar', ARABIC, 2, 'مقالتان'],
    ['ar', ARABIC, 100, '100 مقال'],
    ['fr', '{n} article|{n} articles', 0, '0 article'],
    ['ja', '{n} 件', 1, '1 件'],
    ['ar', '{n} note|{n} notes', 2, '2 notes'],
    // Borrowed from English: a language with one form takes that of many.
    ['ja', '{n} post|{n} posts', 5, '5 posts'],
  ])('%s, %s with %i is %s', (lang, template, count, shown) => {
    expect(fillCount(template, count, lang)).toBe(shown)
  })

  it('a number that goes on is many, and other values are filled in too', () => {
    const template = '{n} result in {language}|{n} results in {language}'
    expect(fillCount(template, 1, 'en-US', { sign: '+', language: 'English' })).toBe(
      '1+ results in English',
    )
  })
})
