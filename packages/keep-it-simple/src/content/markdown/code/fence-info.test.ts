import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFenceInfo, type FenceInfo } from './fence-info.ts'

const info = (given: Partial<FenceInfo>): FenceInfo => ({
  language: '',
  marked: new Set(),
  lineNumbers: false,
  active: false,
  unknownFlags: [],
  run: false,
  fails: false,
  readonly: false,
  editable: false,
  input: false,
  output: false,
  recorded: false,
  notExecuted: false,
  noResult: false,
  ...given,
})
const marked = (...lines: number[]) => new Set(lines)

describe('what stands after the opening of a code block', () => {
  it.each<[string, Partial<FenceInfo>]>([
    ['', {}],
    ['ts', { language: 'ts' }],
    ['ts title="a b.ts"', { language: 'ts', title: 'a b.ts' }],
    ["ts title='a.ts'", { language: 'ts', title: 'a.ts' }],
    ['ts:line-numbers', { language: 'ts', lineNumbers: true }],
    ['ts:line-numbers=5', { language: 'ts', lineNumbers: true, firstNumber: 5 }],
    ['ts:collapsed-lines', { language: 'ts', collapsedLines: 15 }],
    ['ts [a b.ts] {1}', { language: 'ts', title: 'a b.ts', marked: marked(1) }],
    ['python run', { language: 'python', run: true }],
    [
      'sql run=sqlite session=a setup="./a shop.sql" {1}',
      {
        language: 'sql',
        run: true,
        engine: 'sqlite',
        session: 'a',
        setup: './a shop.sql',
        marked: marked(1),
      },
    ],
    [
      'ts:line-numbers {1} title="a.ts" run',
      { language: 'ts', lineNumbers: true, marked: marked(1), title: 'a.ts', run: true },
    ],
  ])('%j', (written, expected) => {
    expect(parseFenceInfo(written, 10)).toEqual(info(expected))
  })
})

describe('marked lines', () => {
  it.each([['{1-99999999999999999999}', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]]])(
    'of %s in a block of ten',
    (written, expected) => {
      expect([...parseFenceInfo(`ts ${written}`, 10).marked]).toEqual(expected)
    },
  )

  it('always lie in the block', () => {
    const ranges = fc.string({ unit: fc.constantFrom(...'0123456789,- ') })
    fc.assert(
      fc.property(ranges, fc.nat({ max: 50 }), (text, lines) => {
        for (const line of parseFenceInfo(`ts {${text}}`, lines).marked)
          expect(line >= 1 && line <= lines).toBe(true)
      }),
    )
  })
})
