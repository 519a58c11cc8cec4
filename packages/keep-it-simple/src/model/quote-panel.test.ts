import { expect, it } from 'vitest'
import { quoteColumns } from './quote-panel.ts'

const drawn = (text: string, perColumn?: number) =>
  quoteColumns(text, perColumn).map((column) =>
    column.map(({ text: run, stop }) => (stop ? `${run}。` : run)).join(''),
  )

it('sets six characters to a column and the marks beside them', () => {
  expect(drawn('易则易知，简则易从。……易简而天下之理得矣。')).toEqual([
    '易则易知。简则',
    '易从。易简而天',
    '下之理得矣。',
  ])
})

it('keeps what has no mark in one run', () => {
  expect(quoteColumns('易则易知，简则')).toEqual([
    [
      { text: '易则易', stop: false },
      { text: '知', stop: true },
      { text: '简则', stop: false },
    ],
  ])
})

it('has nothing to set a mark beside at the beginning', () => {
  expect(drawn('「大 道至简」', 2)).toEqual(['大道', '至简。'])
  expect(drawn('')).toEqual([])
})
