import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffLines } from './diff.ts'

describe('a difference', () => {
  it('is shown line by line with three lines around it', () => {
    const page = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
    const printed = ['1', '2', '3', '4', 'five', '6', '7', '8', '9']
    expect(diffLines(page, printed)).toEqual([
      '@@ -2 +2 @@',
      ' 2',
      ' 3',
      ' 4',
      '-5',
      '+five',
      ' 6',
      ' 7',
      ' 8',
    ])
  })

  it('loses no line of either side', () => {
    const lines = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 })
    fc.assert(
      fc.property(lines, lines, (page, printed) => {
        const diff = diffLines(page, printed)
        const count = (sign: string) => diff.filter((line) => line.startsWith(sign)).length
        expect(count('-') - count('+')).toBe(page.length - printed.length)
        expect(diff.length === 0).toBe(page.join('\n') === printed.join('\n'))
      }),
    )
  })
})
