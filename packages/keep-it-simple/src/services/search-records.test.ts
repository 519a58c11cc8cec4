import { describe, expect, it } from 'vitest'
import type { SearchRecord } from '#model/search-records.ts'
import { recordSearch, tokens } from './search-records.ts'

const record = (more: Partial<SearchRecord>): SearchRecord => ({
  path: '/a/',
  lang: 'zh-CN',
  title: '联合索引',
  tags: [],
  anchor: '',
  section: '',
  text: '最左前缀决定索引能不能用。',
  position: 0,
  ...more,
})
const RECORDS = [
  record({}),
  record({ anchor: '回表', section: '回表', text: '二级索引里没有的列要回表。', position: 1 }),
  record({
    path: '/b/',
    title: 'Redis 缓存',
    series: '面试题',
    tags: ['缓存'],
    text: '缓存穿透与雪崩。',
  }),
  record({ path: '/en/c/', lang: 'en-US', title: 'Index', text: 'A composite index.' }),
]
const search = recordSearch(async () => RECORDS)
const ask = async (text: string, more = {}) => {
  const query = { text, langs: ['zh-CN'] as const, limit: 5, ...more }
  return search.search(query, new AbortController().signal)
}

it('cuts Chinese in characters and pairs', () => {
  expect(tokens('Redis 缓存 x')).toEqual(['redis', '缓', '存', '缓存', 'x'])
  expect(tokens('Redis缓存')).toEqual(['redis', '缓', '存', '缓存'])
})

it('cuts Japanese alike, and other scripts in words', () => {
  expect(tokens('索引を')).toEqual(['索', '引', 'を', '索引', '引を'])
  expect(tokens('مرشح بلوم')).toEqual(['مرشح', 'بلوم'])
  expect(tokens('한국어 검색')).toEqual(['한국어', '검색'])
})

describe('the search of the dev server', () => {
  it('finds words of two characters inside a sentence, with their sections', async () => {
    const { total, pages } = await ask('回表')
    expect(total).toBe(1)
    expect(pages[0]).toMatchObject({ address: '/a/', sections: [{ address: '/a/#回表' }] })
  })
  it('finds one character, mixed words and beginnings', async () => {
    expect((await ask('雪')).pages[0]?.address).toBe('/b/')
    expect((await ask('redis 缓存')).pages[0]?.address).toBe('/b/')
    expect((await ask('redi')).pages[0]?.address).toBe('/b/')
  })
  it('finds a word inside Japanese, and the beginning of one in any script', async () => {
    const page = { lang: 'ja-JP', title: '記事', text: 'データベースの索引を検索する مرشح' }
    const japanese = recordSearch(async () => [record(page)])
    const found = (text: string) =>
      japanese.search({ text, langs: ['ja-JP'], limit: 5 }, new AbortController().signal)
    for (const text of ['ベース', '検索', 'مرش']) expect((await found(text)).total).toBe(1)
    expect((await found('索検')).total).toBe(0)
  })
  it('does not take characters apart for a word', async () => {
    expect((await ask('存缓')).total).toBe(0)
  })
  it('keeps to language, series and tag', async () => {
    expect((await ask('index')).total).toBe(0)
    expect((await ask('index', { langs: ['zh-CN', 'en-US'] })).total).toBe(1)
    expect((await ask('缓存', { series: '面试题', tag: '缓存' })).total).toBe(1)
    expect((await ask('缓存', { series: '博客' })).total).toBe(0)
    expect(await search.facets(['zh-CN'])).toEqual({ series: ['面试题'], tags: ['缓存'] })
  })
})
