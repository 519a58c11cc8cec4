import { expect, it } from 'vitest'
import { bulletinStore } from './bulletin.ts'

const bulletin = { id: 'a', title: 'A', content: '…' }

it('[S4.8] closed for good by default', () => {
  expect(bulletinStore(bulletin)).toBe('local')
  expect(bulletinStore({ ...bulletin, lifetime: 'session' })).toBe('session')
  expect(bulletinStore({ ...bulletin, lifetime: 'always' })).toBeUndefined()
})
