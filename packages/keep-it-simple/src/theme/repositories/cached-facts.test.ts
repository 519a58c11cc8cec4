import { expect, it } from 'vitest'
import { plainStorage } from '../../../tests/support/plain-storage.ts'
import type { RepositoryFacts } from '#model/repository.ts'
import { cachedFacts, cacheFacts } from './cached-facts.ts'

const HOUR = 3_600_000
const NOW = Date.UTC(2026, 10, 18)
const FACTS = { stars: 7 } as unknown as RepositoryFacts

it('numbers of a repository hold for a day', () => {
  plainStorage('localStorage')
  cacheFacts('a/b', FACTS, NOW)
  expect(cachedFacts(NOW + 23 * HOUR)).toEqual({
    'a/b': { stars: 7, fetched: '2026-11-18T00:00:00.000Z' },
  })
  expect(cachedFacts(NOW + 25 * HOUR)).toEqual({})
})

it('what other tabs have stored stays, unless it is too old', () => {
  plainStorage('localStorage')
  cacheFacts('old/one', FACTS, NOW - 30 * HOUR)
  cacheFacts('a/b', FACTS, NOW - HOUR)
  cacheFacts('c/d', FACTS, NOW)
  expect(Object.keys(cachedFacts(NOW))).toEqual(['a/b', 'c/d'])
})

it.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['no facts', '{"a":null,"b":{"fetched":7},"c":3}'],
])('where there is %s, nothing is known', (_, stored) => {
  plainStorage('localStorage', stored === undefined ? {} : { 'kis:repositories': stored })
  expect(cachedFacts(NOW)).toEqual({})
})
