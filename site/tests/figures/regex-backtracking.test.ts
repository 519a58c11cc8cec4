import { describe, expect, it } from 'vitest'
import {
  backtrack,
  countBacktracking,
  MOST_TRIES,
  thompson,
} from '../../blocks/regex-backtracking/model.ts'
import { compile, type Program } from '../../blocks/regex-backtracking/program.ts'
import { deadEnds, placeTries } from '../../blocks/regex-backtracking/tree-layout.ts'
import words from '../../blocks/regex-backtracking/words.ts'
import { article, outputWith } from './article.ts'
import { pageText } from './page-output.ts'

const PAGE = 'regex-backtracking'

function program(pattern: string): Program {
  const compiled = compile(pattern)
  if (typeof compiled === 'string') throw new Error(`${pattern}: ${compiled}`)
  return compiled
}

const almost = (n: number) => [...'a'.repeat(n), 'b']

/** The page's listing of a program, as the figure writes one. */
function listing(name: string): object[] {
  const body = new RegExp(`^var ${name} = \\[\\]inst\\{\\n(.*?)^\\}$`, 'ms').exec(
    article(PAGE),
  )?.[1]
  return [...(body ?? '').matchAll(/\{op: '(.)'(?:, ch: '(.)')?(?:, x: (\d), y: (\d))?\}/g)].map(
    ([, op, label, x, y], at) => {
      if (op === 's') return { op: 'fork', x: Number(x), y: Number(y) }
      if (op === 'c') return { op: 'char', label, x: at + 1 }
      return op === '$' ? { op: 'end', x: at + 1 } : { op: 'match' }
    },
  )
}

describe('the figure of regex-backtracking', () => {
  it.each([
    ['nested', '(a+)+$'],
    ['plain', 'a+$'],
  ])('compiles %s as the page lists it', (name, pattern) => {
    const expected = listing(name)
    expect(expected.length).toBeGreaterThan(3)
    expect(program(pattern)).toMatchObject(expected)
  })

  it('counts what the page’s program counted, both ways', () => {
    const rows = [...outputWith(PAGE, 'thompson').matchAll(/^ +(\d+) +(\d+) +(\d+)$/gm)]
    expect(rows.length).toBeGreaterThan(3)
    const nested = program('(a+)+$')
    for (const [, n, tries, set] of rows) {
      const text = almost(Number(n))
      expect(countBacktracking(nested, text, false)).toEqual({
        matches: false,
        steps: Number(tries),
      })
      expect(thompson(nested, text, false).steps).toHaveLength(Number(set))
      expect(backtrack(nested, text, false).steps).toHaveLength(Math.min(Number(tries), MOST_TRIES))
    }
  })

  it('accepts what the page says both accept', () => {
    const [, text, one, other] =
      /^accepts (\w+): (\w+) (\w+)$/m.exec(outputWith(PAGE, 'accepts')) ?? []
    const nested = program('(a+)+$')
    expect(String(backtrack(nested, [...(text ?? '')], false).matches)).toBe(one)
    expect(String(thompson(nested, [...(text ?? '')], false).matches)).toBe(other)
  })

  it('searches from every place in as many steps as the page', () => {
    const rows = [
      ...outputWith(PAGE, 'search').matchAll(/^search (\S+), n = +(\d+): (\d+) steps$/gm),
    ]
    expect(rows.length).toBeGreaterThan(1)
    for (const [, pattern, n, steps] of rows) {
      // The page's loop stops before the end of the text, where one more start takes one more step.
      const found = countBacktracking(program(pattern ?? ''), almost(Number(n)), true)
      expect(found).toEqual({ matches: false, steps: Number(steps) + 1 })
    }
  })

  it('draws what its text says: the steps, and a number that doubles with each character', () => {
    const nested = program('(a+)+$')
    const { steps } = backtrack(nested, almost(5), false)
    const text = /^::: figure RegexBacktracking[^\n]*\n(.*?)^:::$/ms.exec(article(PAGE))?.[1]
    expect(text).toContain(`合计 ${steps.length} 步`)
    expect(text).toContain(`${thompson(nested, almost(5), false).steps.length} 步就知道不匹配`)
    const english = pageText('en/blog/5.Algorithms/regex-backtracking.md')
    expect(english).toContain(`${steps.length} steps in all`)
    expect(english).toContain(`${thompson(nested, almost(5), false).steps.length} steps are enough`)
    const visits = almost(5).map((_, at) => steps.filter((one) => one.pc === 0 && one.at === at))
    expect(visits.map((cell) => cell.length)).toEqual([1, 2, 4, 8, 16, 32])
  })

  it('hangs each step of the tree on the one it was tried from', () => {
    const nested = program('(a+)+$')
    const { steps } = backtrack(nested, almost(5), false)
    const wrong = steps.filter(({ pc, at, parent }, step) => {
      const from = steps[parent]
      const inst = nested[from?.pc ?? -1]
      if (!from || !inst || inst.op === 'match') return step > 0
      const ways = inst.op === 'fork' ? [inst.x, inst.y] : [inst.x]
      return !ways.includes(pc) || at !== from.at + (inst.op === 'char' ? 1 : 0)
    })
    expect(wrong).toEqual([])
    // A row for each way, and each way has failed.
    const { points, rows } = placeTries(steps)
    expect(deadEnds(nested, steps, points, steps.length).match(/M/g)).toHaveLength(rows)
  })

  it('says how many steps are drawn at most', () => {
    for (const [lang, { only }] of Object.entries(words))
      expect(only).toContain(MOST_TRIES.toLocaleString(lang))
  })

  const PATTERNS = [
    '(a*)*b',
    '(a|aa)+$',
    '(a|ab)c',
    '(?:a?)+$',
    '[a-c]+\\d?$',
    '(|a)+b',
    'a|b|',
    '$',
    '(|b)$',
    '.*.*=',
    '',
  ]
  const TEXTS = ['', 'a', 'ab', 'abc', 'aaaa', 'aab3', 'a=b', 'aac']

  it('answers as JavaScript does, by every way', () => {
    for (const pattern of PATTERNS)
      for (const text of TEXTS)
        for (const search of [false, true]) {
          const chars = [...text]
          const expected = new RegExp(search ? pattern : `^(?:${pattern})`).test(text)
          const answers = [
            backtrack(program(pattern), chars, search, 1e6).matches,
            countBacktracking(program(pattern), chars, search).matches,
            thompson(program(pattern), chars, search).matches,
          ]
          expect(answers, `${pattern} on ${text}`).toEqual([expected, expected, expected])
        }
  })

  it('counts without running what it would count by running', () => {
    for (const pattern of PATTERNS)
      for (const text of TEXTS)
        expect(
          countBacktracking(program(pattern), [...text], true).steps,
          `${pattern} on ${text}`,
        ).toBe(backtrack(program(pattern), [...text], true, 1e6).steps.length)
  })

  it('says what is wrong with a pattern', () => {
    const faults = [
      '(a',
      'a)',
      '*a',
      '[a',
      '[z-a]',
      'a\\',
      'a{2}',
      '(?=a)',
      'a++',
      '(a)\\1',
      '^a',
    ].map(compile)
    expect(faults).toEqual([
      'unclosed',
      'unopened',
      'nothing-to-repeat',
      'open-class',
      'bad-range',
      'open-escape',
      'unsupported',
      'unsupported',
      'unsupported',
      'unsupported',
      'unsupported',
    ])
  })
})
