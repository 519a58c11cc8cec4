import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { enUSLate } from '#locale/late/en-US.ts'
import { Output } from './Output.tsx'
import type { OutputLine } from './output-lines.ts'

const line = (
  text: string,
  stream: 'stdout' | 'stderr' = 'stdout',
  sign?: '-' | '+',
): OutputLine => ({
  parts: [{ stream, text }],
  ...(sign && { sign }),
})
const draw = (
  lines: readonly OutputLine[],
  tables: Parameters<typeof Output>[0]['tables'] = [],
): string => renderToStaticMarkup(<Output lines={lines} tables={tables} words={enUSLate} />)

const PRE = '<pre data-live="true" tabindex="0" role="group" aria-label="Output of the run">'

it('is a listing, line by line, with what differs marked', () => {
  expect(
    draw([line('a'), line('b', 'stderr'), line('c', 'stdout', '+'), line('d', 'stdout', '-')]),
  ).toBe(
    `${PRE}<code><span class="line">a</span>\n<span class="line"><span class="stderr">b</span></span>\n` +
      '<span class="line" data-line="add">c</span>\n<span class="line" data-line="del">d</span></code></pre>',
  )
})

it('marks what is two columns wide', () => {
  expect(draw([line('a 中文 b 字')])).toContain(
    'a <span class="wide">中文</span> b <span class="wide">字</span></span>',
  )
})

const NOTHING =
  '<span class="line"><span class="run-nothing">(no output)</span></span></code></pre>'

it('says that nothing was printed, also where the page shows something', () => {
  expect(draw([])).toBe(`${PRE}<code>${NOTHING}`)
  expect(draw([line('x', 'stdout', '-')])).toBe(
    `${PRE}<code><span class="line" data-line="del">x</span>\n${NOTHING}`,
  )
})

it('shows a result with columns as a table, and hides its text and blank lines', () => {
  const table = { columns: ['a', 'b'], rows: [['1', '']] }
  const text = ['', 'a  b', '-  -', '1', 'Error: no']
  const html = draw(
    text.map((one) => line(one)),
    [table],
  )
  expect(html).toContain(
    '<div data-live="true" class="table-scroll run-table" role="group" aria-label="Output of the run" tabindex="0"><table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>1</td><td></td></tr></tbody></table></div>',
  )
  const shown = [...html.matchAll(/<pre[^>]*?( hidden="")?><code>(.*?)<\/code>/gs)].map(
    ([, hidden, code]) => [hidden !== undefined, code!.replaceAll(/<[^>]*>/g, '')],
  )
  expect(shown).toEqual([
    [true, ''],
    [true, 'a  b\n-  -\n1'],
    [false, 'Error: no'],
  ])
})
