import { expect, it } from 'vitest'
import { bulletinStore, closedIds, withClosed } from './bulletin.ts'

const bulletin = { id: 'a', title: 'A', content: '…' }

it('[S4.8] closed for good by default', () => {
  expect(bulletinStore(bulletin)).toBe('local')
  expect(bulletinStore({ ...bulletin, lifetime: 'session' })).toBe('session')
  expect(bulletinStore({ ...bulletin, lifetime: 'always' })).toBeUndefined()
})

it('remembers one id beside another, each once, and forgets old ones', () => {
  expect(withClosed(undefined, 'a', ['a', 'b'])).toBe('a')
  expect(withClosed('a', 'b', ['a', 'b'])).toBe('a b')
  expect(withClosed('a b', 'a', ['a', 'b'])).toBe('b a')
  expect(withClosed('old', 'b', ['a', 'b'])).toBe('b')
  expect(closedIds(' a  b ')).toEqual(['a', 'b'])
})
