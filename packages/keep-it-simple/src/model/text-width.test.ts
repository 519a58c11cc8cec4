import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { breakText, textWidth } from './text-width.ts'

it('counts a Chinese character as a square and a Latin letter as about half of one', () => {
  expect(textWidth('缓存')).toBe(2)
  expect(textWidth('cache')).toBeCloseTo(2.9)
  expect(textWidth('')).toBe(0)
})

it('breaks between Chinese characters, and never before a mark', () => {
  expect(breakText('编译，并把图画成图', 4)).toEqual(['编译，并', '把图画成', '图'])
  expect(breakText('一二三四，五', 4)).toEqual(['一二三', '四，五'])
})

it('breaks Latin at spaces, and cuts only what is longer than a line', () => {
  expect(breakText('read the cache', 5)).toEqual(['read the', 'cache'])
  expect(breakText('aaaaaaaaaa', 2.4)).toEqual(['aaaa', 'aaaa', 'aa'])
  expect(breakText('', 5)).toEqual([''])
})

it('keeps every character but the spaces at the ends of lines, and the limit', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab 中文，。 W') })
  fc.assert(
    fc.property(text, (given) => {
      const lines = breakText(given, 3)
      expect(lines.join('').replaceAll(' ', '')).toBe(given.replaceAll(' ', ''))
      for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(3)
    }),
  )
})

it.each([
  ['i', 0.36],
  ['W', 0.92],
  ['A', 0.7],
  ['a', 0.58],
  ['iWA中', 0.36 + 0.92 + 0.7 + 1],
])('%s is %f wide', (text, width) => {
  expect(textWidth(text)).toBeCloseTo(width)
})

it.each([
  [' 一二', 2, ['一二']],
  ['一二 ', 2, ['一二']],
  ['一二 三', 2, ['一二', '三']],
  // A mark cannot take along what is alone in its line, nor what has no room beside it.
  ['一，', 1, ['一', '，']],
  ['一二，', 1.5, ['一', '二', '，']],
])('%j in lines of %f is %j', (text, limit, lines) => {
  expect(breakText(text, limit)).toEqual(lines)
})
