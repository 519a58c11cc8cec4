import { expect, it } from 'vitest'
import { wordsOf } from './near-pages.ts'

it.each([
  ['/article/consistent-hashng/', 'consistent hashng'],
  ['/2019/03/14/bloom_filter.html', 'bloom filter'],
  ['/%E4%B8%80%E8%87%B4%E6%80%A7%E5%93%88%E5%B8%8C/', '一致性哈希'],
  ['/posts/index.html', 'posts'],
  ['/%E0%A4%A/', '%E0%A4%A'],
  ['/a/_old--name_.htm', 'old name'],
  ['/a/b.asp', 'b'],
  ['/a/notes.mdx', 'notes mdx'],
  ['/2019/03/', ''],
  ['/', ''],
])('%s says %s', (pathname, words) => {
  expect(wordsOf(pathname)).toBe(words)
})
