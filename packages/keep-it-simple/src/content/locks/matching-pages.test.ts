import { expect, it } from 'vitest'
import type { PlacedPage } from '../placed-page.ts'
import { matchingPages } from './matching-pages.ts'

const placed = (path: string) =>
  ({ path, source: { file: `${path.slice(1, -1)}.md` } }) as PlacedPage
const PAGES = ['/notes/a.b/', '/notes/axb/', '/notes/c(d/', '/other/'].map(placed)
const matched = (rule: string) => [...matchingPages(rule, PAGES)].map(({ path }) => path)

it('a rule that is no pattern is taken letter by letter', () => {
  expect(matched('/notes/a.b/')).toEqual(['/notes/a.b/'])
  expect(matched('/notes/c(')).toEqual(['/notes/c(d/'])
  expect(matched('/notes/')).toHaveLength(3)
})

it('a rule that begins with ^ is a pattern, for addresses and files', () => {
  expect(matched('^/notes/a.b/')).toEqual(['/notes/a.b/', '/notes/axb/'])
  expect(matched('^other\\.md$')).toEqual(['/other/'])
})

it('a pattern that explodes is refused', () => {
  const page = placed(`/${'a'.repeat(40)}!/`)
  expect(() => matchingPages('^/(a+)+$', [page])).toThrow(/takes more than \d+ ms/)
})
