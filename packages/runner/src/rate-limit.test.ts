import { expect, it } from 'vitest'
import { household, RateLimit } from './rate-limit.ts'

it('lets so many through a minute, and more as time goes by', () => {
  let now = 0
  const limit = new RateLimit(3, () => now)
  expect([1, 2, 3, 4].map(() => limit.take('10.0.0.1'))).toEqual([0, 0, 0, 20])
  expect(limit.take('10.0.0.2')).toBe(0)
  now = 20_000
  expect([limit.take('10.0.0.1'), limit.take('10.0.0.1')]).toEqual([0, 20])
  now = 10 * 60_000
  expect([1, 2, 3, 4].map(() => limit.take('10.0.0.1'))).toEqual([0, 0, 0, 20])
})

it('remembers a bounded number of addresses', () => {
  const limit = new RateLimit(1, () => 0)
  for (let i = 0; i < 20_000; i++) limit.take(`10.1.${i >> 8}.${i & 255}`)
  expect(limit.take('10.1.78.31')).toBeGreaterThan(0)
  expect(limit.take('10.1.0.0')).toBe(0)
})

it.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:0db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('counts %s as %s', (address, key) => {
  expect(household(address)).toBe(key)
})
