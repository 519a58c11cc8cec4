import { expect, it } from 'vitest'
import { rank, type Posting, type UnitMatches } from './rank.ts'

const unit = (term: string) => ({ term, need: 1, open: false })
const found = (postings: readonly Posting[]) => [{ term: '', row: () => postings, factor: 1 }]
const named = (term: string, ...docs: readonly number[]): UnitMatches => ({
  unit: unit(term),
  names: found(docs.map((doc) => ({ doc, weight: 8, field: 'title' }))),
  texts: [],
})
const texts = (term: string, places: Readonly<Record<number, number>>): UnitMatches => ({
  unit: unit(term),
  names: [],
  texts: found(Object.entries(places).map(([doc, at]) => ({ doc: +doc, weight: 1, places: at }))),
})
const order = (...matches: readonly UnitMatches[]) => rank(matches, 100).map(({ doc }) => doc)

it('a page with all words stands before pages with some', () => {
  expect(order(named('a', 1, 2), named('b', 2, 3))[0]).toBe(2)
  expect(rank([named('a', 1), named('b', 2)], 100)[0]!.covered).toBeCloseTo(0.5)
})

it('one word, however well it is said, does not stand before both', () => {
  const loud = found([
    { doc: 1, weight: 30, field: 'title' },
    { doc: 2, weight: 8, field: 'title' },
  ])
  expect(order({ unit: unit('a'), names: loud, texts: [] }, named('b', 2))).toEqual([2, 1])
})

it('a name stands before a mention', () => {
  const both: UnitMatches = { ...texts('a', { 1: 1, 2: 1 }), names: named('a', 2).names }
  expect(order(both)).toEqual([2, 1])
})

it('a rare word tells more than one that stands everywhere', () => {
  const everywhere = Array.from({ length: 60 }, (_, doc) => doc)
  const [first] = rank([named('common', ...everywhere), named('rare', 70)], 100)
  expect(first!.doc).toBe(70)
  expect(first!.covered).toBeGreaterThan(0.5)
})

it('words that stand together in a text count more than the same words apart', () => {
  // The eighths of a page as bits: the same one, neighbours, both ends.
  const pages = rank([texts('a', { 1: 1, 2: 1, 3: 1 }), texts('b', { 1: 1, 2: 2, 3: 128 })], 100)
  expect(pages.map(({ doc, together }) => [doc, together])).toEqual([
    [1, 1],
    [2, 1],
    [3, 0],
  ])
  expect(pages[1]!.score).toBeGreaterThan(pages[2]!.score)
})

it('a guessed word covers less than the word itself', () => {
  const [guessed] = rank([{ ...named('a', 1), typo: true }], 100)
  expect(guessed!.covered).toBeLessThan(1)
  expect(guessed!.covered).toBeGreaterThan(0.5)
})

it('says which name it was, and how much names alone say', () => {
  const [page] = rank([named('a', 1), texts('b', { 1: 1 })], 100)
  expect([page!.field, page!.covered]).toEqual(['title', 1])
  expect(page!.named).toBeCloseTo(0.5)
})

it('equal pages keep their order, and nothing gives nothing', () => {
  expect(order(named('a', 5, 3, 9))).toEqual([3, 5, 9])
  expect(order()).toEqual([])
  expect(order(named('a'))).toEqual([])
})
