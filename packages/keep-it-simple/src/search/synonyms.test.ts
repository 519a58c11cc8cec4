import { expect, it } from 'vitest'
import { synonymsFor } from './synonyms.ts'

const GROUPS = [
  ['consistent hashing', '一致性哈希', 'hash ring'],
  ['SRP', 'single responsibility'],
]

it('a page called by one name of a group has the others too', () => {
  expect(synonymsFor(['一致性哈希的扩容'], GROUPS)).toEqual(['consistent hashing', 'hash ring'])
  expect(synonymsFor(['The Single Responsibility principle'], GROUPS)).toEqual(['SRP'])
})

it('what it is called already is not said again', () => {
  expect(synonymsFor(['Consistent hashing', 'Hash ring'], GROUPS)).toEqual(['一致性哈希'])
})

it('a name in Latin letters is a whole word, also beside Chinese', () => {
  expect(synonymsFor(['Unsrpable'], GROUPS)).toEqual([])
  expect(synonymsFor(['SRP2'], GROUPS)).toEqual([])
  expect(synonymsFor(['用SRP拆分'], GROUPS)).toEqual(['single responsibility'])
  expect(synonymsFor(['Unsrpable but SRP'], GROUPS)).toEqual(['single responsibility'])
})

it('no names, no groups: none', () => {
  expect(synonymsFor([], GROUPS)).toEqual([])
  expect(synonymsFor(['SRP'], [])).toEqual([])
})
