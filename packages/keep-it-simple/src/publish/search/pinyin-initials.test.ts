import { expect, it } from 'vitest'
import { pinyinInitials } from './pinyin-initials.ts'

it('gives the letters from each word on', () => {
  expect(pinyinInitials('数据库事务').split(' ')).toEqual(expect.arrayContaining(['sjksw', 'sw']))
})

it('starts anew after other letters, and has none for a title without Chinese', () => {
  expect(pinyinInitials('Redis 缓存')).toBe('hc')
  expect(pinyinInitials('Bloom filter')).toBe('')
})
