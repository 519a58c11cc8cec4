import { expect, it } from 'vitest'
import { plainChart } from './plain-chart.ts'

const mark = (d: string, at: string, more = '') =>
  `<path d="${d}" transform="matrix(3,0,0,3,${at})" fill="#ca3420"${more}></path>`
const SQUARE = 'M-1 -1l2 0l0 2l-2 0Z'
const CIRCLE = 'M1 0A1 1 0 1 1 1 -0.1A1 1 0 0 1 1 0'

it('plainChart: draws the marks of a series as one path, where they were', () => {
  expect(plainChart(mark(SQUARE, '10,20') + mark(SQUARE, '40,50'))).toBe(
    '<path class="f-accent" d="M10 20m-3 -3l6 0l0 6l-6 0ZM40 50m-3 -3l6 0l0 6l-6 0Z" fill="#ca3420"/>',
  )
  expect(plainChart(mark(CIRCLE, '10,20') + mark(CIRCLE, '-4.5,20'))).toBe(
    '<path class="f-accent" d="M10 20m3 0a3 3 0 1 1 0 -0.3a3 3 0 0 1 0 0.3M-4.5 20m3 0a3 3 0 1 1 0 -0.3a3 3 0 0 1 0 0.3" fill="#ca3420"/>',
  )
})

it('plainChart: keeps marks apart that are transparent, outlined or of another series', () => {
  for (const more of [' fill-opacity="0.8"', ' stroke="#454d5e"'])
    expect(plainChart(mark(SQUARE, '10,20', more) + mark(SQUARE, '12,20', more))).toMatch(
      /^(?:<path[^>]*\/>){2}$/,
    )
  const other = mark(SQUARE, '12,20').replace('#ca3420', '#454d5e')
  expect(plainChart(mark(SQUARE, '10,20') + other)).toMatch(/^(?:<path[^>]*\/>){2}$/)
})
