import { expect, it } from 'vitest'
import { mergeAnswers, type SearchAnswer } from './search.ts'

const page = (address: string) => ({
  address,
  title: address,
  marked: [],
  lang: 'en',
  sections: [],
})
const answer = (more: Partial<SearchAnswer>, ...addresses: string[]): SearchAnswer => ({
  total: addresses.length,
  pages: addresses.map(page),
  ...more,
})

it('languages take turns', () => {
  const { total, pages } = mergeAnswers([answer({}, '/a/', '/b/'), answer({}, '/c/')], 2)
  expect([total, ...pages.map(({ address }) => address)]).toEqual([3, '/a/', '/c/'])
})

it('suggests another word only where no language knows it', () => {
  const unknown = answer({ suggestion: 'bloom' }, '/a/')
  expect(mergeAnswers([unknown, unknown], 5).suggestion).toBe('bloom')
  expect(mergeAnswers([unknown, answer({}, '/b/')], 5).suggestion).toBeUndefined()
})

it('offers the nearest of all languages where nothing was found', () => {
  const nothing = answer({ nearest: [page('/n/')] })
  expect(mergeAnswers([nothing, nothing], 5).nearest).toHaveLength(2)
  expect(mergeAnswers([nothing, answer({}, '/a/')], 5).nearest).toBeUndefined()
})

it('one language answers as it is', () => {
  const alone = answer({ suggestion: 'bloom', nearest: [page('/n/')] }, '/a/', '/b/', '/c/')
  expect(mergeAnswers([alone], 1)).toBe(alone)
})
