import { expect, it } from 'vitest'
import { figuresOf, placeOf, type Answered } from './score.ts'

const answered = (...addresses: readonly string[]): Answered => ({
  query: {
    site: 'en',
    kind: 'exact',
    text: 'a',
    grades: new Map([
      ['/a/', 2],
      ['/b/', 1],
    ]),
  },
  shown: addresses.map((address) => ({
    address: address.replace('?', ''),
    weak: address.includes('?'),
  })),
})

it('a place is that of the first page with the grade', () => {
  expect(placeOf(answered('/x/', '/b/', '/a/'), 2)).toBe(3)
  expect(placeOf(answered('/x/', '/b/', '/a/'), 1)).toBe(2)
  expect(placeOf(answered('/x/'), 1)).toBe(0)
})

it('figures are shares of the answers', () => {
  const six = answered('/1/', '/2/', '/3/', '/4/', '/5/', '/a/')
  const figures = figuresOf([answered('/a/'), answered('/x/', '/a/'), six, answered()])
  expect(figures).toMatchObject({ count: 4, first: 0.25, five: 0.5, empty: 0.25, humble: 0.25 })
  expect(figures.reciprocal).toBeCloseTo((1 + 1 / 2 + 1 / 6) / 4)
})

it('a page that is also fine counts half, and weak pages claim nothing', () => {
  expect(figuresOf([answered('/b/', '/x/')]).reciprocal).toBe(0.5)
  expect(figuresOf([answered('/x/?')])).toMatchObject({ empty: 0, humble: 1 })
  expect(figuresOf([answered('/x/?', '/y/')])).toMatchObject({ humble: 0 })
})
