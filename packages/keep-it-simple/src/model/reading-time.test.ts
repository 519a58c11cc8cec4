import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countWords, shownMinutes } from './reading-time.ts'

describe('counting words', () => {
  it.each([
    ['', 0],
    ['，。！ — …', 0],
    ['Redis 缓存', 3],
    ['Redis缓存，7种', 5],
    ["it's a well-known snake_case name", 5],
    ['𠮷野家', 3],
  ])('%j: %i', (text, expected) => {
    expect(countWords(text)).toBe(expected)
  })

  it('adds up over paragraphs', () => {
    const text = fc.string({ unit: fc.constantFrom(...'数据ab1 ，.') })
    fc.assert(
      fc.property(text, text, (one, two) => {
        expect(countWords(`${one}\n${two}`)).toBe(countWords(one) + countWords(two))
      }),
    )
  })
})

describe('reading time', () => {
  it.each([
    [0.99, undefined],
    [1, 1],
    [1.5, 2],
  ])('[S5.8] %d minutes are shown as %s', (minutes, expected) => {
    expect(shownMinutes({ minutes, words: 0 })).toBe(expected)
  })

  it.each([
    ['日本語のテキスト', 8],
    ['サーバーを起動する', 9],
    ['React で書く', 4],
    ['ภาษาไทยง่ายนิดเดียว', 5],
    ['한국어는 띄어 쓴다', 3],
    ['مرحبا بالعالم', 2],
  ])('counts %s by its script, as %i', (text, words) => {
    expect(countWords(text)).toBe(words)
  })
})
