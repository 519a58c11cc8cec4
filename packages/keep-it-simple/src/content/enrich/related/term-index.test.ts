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

it('what is asked twice is answered the same', () => {
  const all = pages('raft paxos', 'raft log', 'log raft paxos')
  const index = new TermIndex(all)
  const first = likeness(index, all[0]!)
  expect(likeness(index, all[1]!)).not.toEqual(first)
  expect(likeness(index, all[0]!)).toEqual(first)
})

it('a rare word says more than a common one', () => {
  const all = pages('often rare', 'rare often', 'often a1', 'often b1', 'often c1')
  expect(new TermIndex(all).shared(all[0]!, all[1]!)).toEqual(['rare', 'often'])
})

it('words that say as much stand in the order of the alphabet', () => {
  const all = pages('delta alpha mike', 'mike delta alpha')
  expect(new TermIndex(all).shared(all[0]!, all[1]!)).toEqual(['alpha', 'delta', 'mike'])
})

it('on a small site eight pages may share a word, and nine share nothing by it', () => {
  const sharing = (count: number) => {
    const all = pages(...Array.from({ length: count }, (_, at) => `word own${at}`))
    return new TermIndex(all).like(all[0]!).size
  }
  expect([sharing(2), sharing(8), sharing(9)]).toEqual([1, 7, 0])
})

it('on a larger one a quarter of the pages may, and never more than sixty', () => {
  const sharing = (count: number, of: number) => {
    const all = pages(
      ...Array.from({ length: of }, (_, at) => `${at < count ? 'word' : ''} own${at}`),
    )
    return new TermIndex(all).like(all[0]!).size
  }
  expect([sharing(20, 80), sharing(21, 80)]).toEqual([19, 0])
  expect([sharing(60, 400), sharing(61, 400)]).toEqual([59, 0])
})

it('a page that is not listed is like none, and nothing is shared with it', () => {
  const [one, two] = pages('raft paxos', 'raft paxos') as [PlacedPage, PlacedPage]
  const index = new TermIndex([one])
  expect(index.like(two).size).toBe(0)
  expect([index.shared(one, two), index.shared(two, one)]).toEqual([[], []])
})

it('marks change with the page, with those that share its words, and with no others', () => {
  const marks = (...all: readonly PlacedPage[]) => new TermIndex(all).marks.around(all[0]!)
  const [one, two, far] = pages('raft log', 'raft tree', 'tea') as [
    PlacedPage,
    PlacedPage,
    PlacedPage,
  ]
  const first = marks(one, two, far)
  expect(marks(page('raft log'), page('raft tree'), page('tea'))).toBe(first)
  expect(marks(one, two, page('coffee'))).toBe(first)
  expect(marks(one, page('raft leaf'), far)).not.toBe(first)
  expect(marks({ ...one, path: '/moved/' }, two, far)).not.toBe(first)
  const filed = { ...one, categoryList: [{ id: 'a', name: 'A', sort: 0 }] }
  expect(marks(filed, two, far)).not.toBe(first)
})

it('a page that is not listed has a mark of its own', () => {
  const [one, two] = pages('raft', 'log') as [PlacedPage, PlacedPage]
  const { marks } = new TermIndex([one])
  expect(marks.around(two)).toBe(String(marks.of(two)))
  expect(marks.of(two)).toBe(marks.of(two))
  expect(marks.of(two)).not.toBe(marks.of(one))
})
