import { describe, expect, it } from 'vitest'
import { formatCount, formatDay } from './format.ts'

describe('a day', () => {
  it.each([
    ['zh-CN', '2024 年 5 月 2 日'],
    ['en-US', 'May 2, 2024'],
    ['en-GB', '2 May 2024'],
    ['ja-JP', '2024年5月2日'],
    ['de-DE', '2. Mai 2024'],
  ])('in %s is %s', (lang, shown) => {
    expect(formatDay('2024-05-02T23:59:59+08:00', lang)).toBe(shown)
    expect(formatDay('2024/05/02 00:00:00', lang)).toBe(shown)
  })

  it('is of the year the archives show, whatever calendar a country has', () => {
    expect(formatDay('2024-05-02', 'th-TH-u-nu-latn')).toContain('2024')
    expect(formatDay('2024-05-02', 'fa-IR-u-nu-latn')).toContain('2024')
  })
})

it.each([
  ['zh-CN', '12,304'],
  ['en-US', '12,304'],
  ['de-DE', '12.304'],
])('a count in %s is %s', (lang, shown) => {
  expect(formatCount(12_304, lang)).toBe(shown)
})
