import type { Token } from 'markdown-it'
import { describe, expect, it } from 'vitest'
import { lintResults } from './results.ts'

let line = 0
const fence = (info: string, content: string): Token =>
  ({ type: 'fence', info, content, map: [++line, line + 1] }) as unknown as Token
const figure = (info: string, name = info.split(' ')[0]): Token =>
  ({ type: 'figure', info, meta: { name }, map: [7, 8] }) as unknown as Token

const isReported = (...tokens: Token[]): boolean => lintResults(tokens).length > 0

describe('a listing that looks like a result', () => {
  it.each([
    'ERROR: no such table',
    'WARNING (x)',
    '(1 row)',
    '(12 rows)',
    'a  1\nb  2',
    'a | 1 |\nb | 2 |',
  ])('has to say of which program it is: %j', (content) => {
    expect(isReported(fence('', content))).toBe(true)
    expect(isReported(fence('text', content))).toBe(true)
    expect(isReported(fence('console', content))).toBe(true)
    expect(isReported(fence('sql', content))).toBe(false)
  })

  it.each(['(no rows)', 'QUERY PLAN of mine', 'a 1\nb 2', 'a  1 or so\nb  2 or so', '1\n2\n3'])(
    'is none: %j',
    (content) => {
      expect(isReported(fence('', content))).toBe(false)
    },
  )

  it.each([
    ['python', true],
    ['go', true],
    ['json', false],
  ])('stands below a program in %s', (language, is) => {
    expect(isReported(fence(language, 'x'), fence('', 'hello'))).toBe(is)
  })

  it('is reported on its line, with what to write', () => {
    const token = fence('', '$ ls')
    const [found] = lintResults([token])
    expect(found).toMatchObject({ line, code: 'proven-results' })
    expect(found!.message).toContain('output of a program')
    expect(found!.remedy).toContain('`of=figures/…`')
    expect(lintResults([{ ...token, map: null } as Token])[0]!.line).toBe(0)
  })
})

describe('a chart', () => {
  it('has to say which script computes its data', () => {
    const [found] = lintResults([figure('chart title="A"')])
    expect(found).toMatchObject({ line: 7, code: 'proven-results' })
    expect(found!.message).toContain('This chart')
    expect(found!.remedy).toContain('`source=figures/…`')
  })

  it.each(['chart source=figures/a.py', 'chart bars not-executed', 'timeline'])(
    'says so, or is none: %s',
    (info) => {
      expect(isReported(figure(info))).toBe(false)
    },
  )
})
