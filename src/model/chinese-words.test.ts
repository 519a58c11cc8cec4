import { expect, it } from 'vitest'
import { chineseWords, innerCharacters } from './chinese-words.ts'

it('cuts a query into words, and leaves single characters and other letters out', () => {
  expect(chineseWords('Redis 的数据索引')).toEqual(['数据', '索引'])
  expect(chineseWords('the index')).toEqual([])
})

it('knows characters that begin no word', () => {
  expect(innerCharacters('参考数据，数据')).toEqual(['考', '据'])
  expect(innerCharacters('参考，考试')).toEqual(['试'])
})
