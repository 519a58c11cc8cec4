import { expect, it } from 'vitest'
import { compareOutput, outputLines, textOfLine } from './output-lines.ts'

const out = (text: string) => ({ stream: 'stdout', text }) as const
const err = (text: string) => ({ stream: 'stderr', text }) as const

it('makes lines of what comes in pieces, and tells the streams apart', () => {
  const lines = outputLines([out('a'), out('b\n'), err('oh'), out('c\n\n')])
  expect(lines).toEqual([{ parts: [out('a'), out('b')] }, { parts: [err('oh'), out('c')] }])
})

it('begins no line at the end of the last one, and none where nothing was printed', () => {
  expect(outputLines([out('a\n\nb\n')]).map(textOfLine)).toEqual(['a', '', 'b'])
  expect(outputLines([])).toEqual([])
})

it.each([
  [['a', 'b'], 'a\nb\n', 0, [' a', ' b']],
  [['a', 'b', ''], 'a\nb', 0, [' a', ' b']],
  [['a', 'c'], 'a\nb\n', 1, [' a', '-c', '+b']],
  [['a', 'b', 'c'], 'a\n', 2, [' a', '-b', '-c']],
  [['a'], '', 1, ['-a']],
  [[], 'a', 1, ['+a']],
])('compares %j with %j: %d differ', (page, printed, differing, shown) => {
  const compared = compareOutput(page, outputLines([out(printed)]))
  expect(compared.differing).toBe(differing)
  expect(compared.lines.map((line) => (line.sign ?? ' ') + textOfLine(line))).toEqual(shown)
})
