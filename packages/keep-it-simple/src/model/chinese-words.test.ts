import { expect, it } from 'vitest'
import { chineseWords, innerCharacters, unknownWords } from './chinese-words.ts'

it('cuts a query into words, and leaves single characters and other letters out', () => {
  expect(chineseWords('Redis 的数据索引')).toEqual(['数据', '索引'])
  expect(chineseWords('the index')).toEqual([])
})

it('takes characters the dictionary cuts apart for a word it does not know', () => {
  expect(unknownWords('Redis 缓存')).toEqual(['缓存'])
  expect(unknownWords('布隆过滤器')).toEqual(['布隆'])
  expect(unknownWords('锁 和 索引')).toEqual([])
})

it('knows characters that begin no word', () => {
  expect(innerCharacters('参考数据，数据')).toEqual(['考', '据'])
  expect(innerCharacters('参考，考试')).toEqual(['试'])
})
