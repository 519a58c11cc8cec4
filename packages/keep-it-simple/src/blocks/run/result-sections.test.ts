import { expect, it } from 'vitest'
import { outputLines, textOfLine } from './output-lines.ts'
import { isBlank, resultSections } from './result-sections.ts'

const lines = (text: string) => outputLines([{ stream: 'stdout', text }])
const TABLE = { columns: ['a', 'b'], rows: [['1', '']] }
const TEXT = 'a  b\n-  -\n1\n'

it('puts tables where their lines stand, and leaves plans and errors as lines', () => {
  const sections = resultSections(lines(`SCAN t\n\n${TEXT}\n${TEXT}Error: no`), [TABLE, TABLE])
  expect(
    sections.map((one) => (one.table ? 'table' : isBlank(one) ? '' : one.lines.map(textOfLine))),
  ).toEqual([['SCAN t', ''], 'table', '', 'table', ['Error: no']])
  expect(sections.flatMap((one) => one.lines)).toHaveLength(10)
})

it('shows lines where a line differs from the page, or a table is cut', () => {
  const [first, ...rest] = lines(TEXT)
  const marked = [{ ...first!, sign: '+' as const }, ...rest]
  expect(resultSections(marked, [TABLE])).toEqual([{ lines: marked }])
  const cut = lines(TEXT).slice(0, 2)
  expect(resultSections(cut, [TABLE])).toEqual([{ lines: cut }])
  expect(resultSections([], [])).toEqual([{ lines: [] }])
})
