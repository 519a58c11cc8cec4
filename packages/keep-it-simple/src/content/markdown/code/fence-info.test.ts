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
    ['ts {1,3-4}', { language: 'ts', marked: marked(1, 3, 4) }],
    ['ts{2}', { language: 'ts', marked: marked(2) }],
    ['{2}', { marked: marked(2) }],
    ['ts title="a b.ts"', { language: 'ts', title: 'a b.ts' }],
    ["ts title='a.ts'", { language: 'ts', title: 'a.ts' }],
    ['ts title=a.ts', { language: 'ts', title: 'a.ts' }],
    ['title="a.ts"', { title: 'a.ts' }],
    ['ts title=""', { language: 'ts' }],
    ['ts subtitle=a', { language: 'ts' }],
    ['ts title="{1}" {2}', { language: 'ts', title: '{1}', marked: marked(2) }],
    ['ts title="run"', { language: 'ts', title: 'run' }],
    ['ts:line-numbers', { language: 'ts', lineNumbers: true }],
    ['ts:line-numbers=5', { language: 'ts', lineNumbers: true, firstNumber: 5 }],
    ['ts :line-numbers', { language: 'ts', lineNumbers: true }],
    ['ts:no-line-numbers', { language: 'ts' }],
    ['ts:line-number', { language: 'ts', unknownFlags: ['line-number'] }],
    ['ts:collapsed-lines', { language: 'ts', collapsedLines: 15 }],
    ['ts:collapsed-lines=4:line-numbers', { language: 'ts', collapsedLines: 4, lineNumbers: true }],
    ['ts:collapsed-lines=0', { language: 'ts', collapsedLines: 1 }],
    ['ts:no-collapsed-lines', { language: 'ts' }],
    ['ts:active title=a.ts', { language: 'ts', active: true, title: 'a.ts' }],
    ['ts [a b.ts] {1}', { language: 'ts', title: 'a b.ts', marked: marked(1) }],
    ['python run', { language: 'python', run: true }],
    ['go run fails', { language: 'go', run: true, fails: true }],
    ['go run readonly', { language: 'go', run: true, readonly: true }],
    ['text input', { language: 'text', input: true }],
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
    ['sql run= session=', { language: 'sql' }],
    ['text output', { language: 'text', output: true }],
    ['output', { language: 'output' }],
    ['c++', { language: 'c++' }],
    [
      'ts:line-numbers {1} title="a.ts" run',
      { language: 'ts', lineNumbers: true, marked: marked(1), title: 'a.ts', run: true },
    ],
  ])('%j', (written, expected) => {
    expect(parseFenceInfo(written, 10)).toEqual(info(expected))
  })
})

describe('marked lines', () => {
  it.each([
    ['{ 1 , 3 - 4 }', [1, 3, 4]],
    ['{8-99}', [8, 9, 10]],
    ['{1-99999999999999999999}', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['{0}', []],
    ['{11}', []],
    ['{4-2}', []],
    ['{1--2,3}', [3]],
    ['{,}', []],
    ['{a}', []],
  ])('of %s in a block of ten', (written, expected) => {
    expect([...parseFenceInfo(`ts ${written}`, 10).marked]).toEqual(expected)
  })

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
