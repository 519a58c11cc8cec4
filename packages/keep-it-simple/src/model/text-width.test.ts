import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { breakText, textWidth } from './text-width.ts'

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
