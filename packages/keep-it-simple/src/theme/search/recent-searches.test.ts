import { expect, it } from 'vitest'
import { plainStorage } from '../../../tests/support/plain-storage.ts'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'

it('the last five are remembered, the newest first and none twice', () => {
  const store = plainStorage('localStorage')
  expect(recentSearches()).toEqual([])
  for (const text of ['a', 'b', 'c', 'a']) rememberSearch(text)
  expect(recentSearches()).toEqual(['a', 'c', 'b'])
  for (const text of ['d', 'e', 'f']) rememberSearch(text)
  expect(recentSearches()).toEqual(['f', 'e', 'd', 'a', 'c'])
  expect(JSON.parse(store.get('kis:searches')!)).toHaveLength(5)
  forgetSearches()
  expect(recentSearches()).toEqual([])
})

it.each([
  ['no JSON', 'x{'],
  ['no list', '{"length":1}'],
])('what lies there may be %s', (_, stored) => {
  plainStorage('localStorage', { 'kis:searches': stored })
  expect(recentSearches()).toEqual([])
})

it('of a list only words count, and no more than five', () => {
  plainStorage('localStorage', { 'kis:searches': '[1,"a",null,"b","c","d","e","f"]' })
  expect(recentSearches()).toEqual(['a', 'b', 'c', 'd', 'e'])
})

it('where nothing can be stored, nothing is remembered', () => {
  rememberSearch('a')
  expect(recentSearches()).toEqual([])
})
