import { expect, it } from 'vitest'
import type { PlacedPage } from '../../placed-page.ts'
import { TermIndex } from './term-index.ts'

const page = (title: string, front: object = {}): PlacedPage =>
  ({
    path: `/${title}/`,
    frontmatter: { title, ...front },
    source: { headings: [] },
    categoryList: [],
  }) as unknown as PlacedPage

const pages = (...titles: readonly string[]) => titles.map((title) => page(title))
/** By title, in hundredths. */
const likeness = (index: TermIndex, one: PlacedPage): Record<string, number> =>
  Object.fromEntries(
    [...index.like(one)].map(([other, like]) => [other.frontmatter.title, Math.round(like * 100)]),
  )

it('pages that share all of their words are alike, those that share none are not named', () => {
  const all = pages('raft paxos', 'paxos raft', 'tea')
  expect(likeness(new TermIndex(all), all[0]!)).toEqual({ 'paxos raft': 100 })
  expect(likeness(new TermIndex(all), all[2]!)).toEqual({})
})

it('a rare word says more than a common one', () => {
  const all = pages('often rare', 'rare often', 'often a1', 'often b1', 'often c1')
  expect(new TermIndex(all).shared(all[0]!, all[1]!)).toEqual(['rare', 'often'])
})
