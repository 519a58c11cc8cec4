import { expect, it } from 'vitest'
import { enUS } from './en-US.ts'
import { fill, fillCount } from './fill.ts'
import { zhCN } from './zh-CN.ts'

it('puts values in, and leaves a name it was not given', () => {
  expect(fill('{a} of {b}', { a: 1 })).toBe('1 of {b}')
})

it.each([
  [0, '0 posts', '0 篇'],
  [1, '1 post', '1 篇'],
  [2, '2 posts', '2 篇'],
])('%i is %s and %s', (count, english, chinese) => {
  expect(fillCount(enUS.postsCount, count)).toBe(english)
  expect(fillCount(zhCN.postsCount, count)).toBe(chinese)
})
