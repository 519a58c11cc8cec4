import { expect, it } from 'vitest'
import { yearsText } from './years.ts'

it.each([
  [2021, 2026, '2021–2026'],
  [2026, 2026, '2026'],
  [2027, 2026, '2026'],
  [undefined, 2026, '2026'],
])('a site since %s, in %s, says %s', (since, year, text) => {
  expect(yearsText(since, year)).toBe(text)
})
