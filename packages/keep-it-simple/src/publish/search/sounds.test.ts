import { expect, it } from 'vitest'
import { addresses, contentPage } from '../../../tests/support/sample-pages.ts'
import { memoryIndex } from '#search/memory-index.ts'
import { allNames, ownNames } from '#search/page-terms.ts'
import { searchSite } from '#search/search-index.ts'
import { soundsOf, soundTable } from './sounds.ts'

it('a name sounds from each of its words on, in full and by first letters', () => {
  expect(soundsOf('数据库事务')).toEqual(
    expect.arrayContaining(['shujukushiwu', 'sjksw', 'shiwu', 'sw']),
  )
  expect(soundsOf('Redis 锁')).toEqual(['suo'])
  expect(soundsOf('绿色')).toContain('lvse')
  expect(soundsOf('only letters')).toEqual([])
})

/** Chinese titles, asked by names alone. */
function search(titles: readonly string[], text: string) {
  const pages = titles.map((title) => {
    const page = contentPage(`/${title}/`, title, { lang: 'zh-CN' })
    return { names: allNames(ownNames(page), new Map()) }
  })
  const reader = memoryIndex(pages, soundsOf, soundTable())
  return searchSite(async () => reader, ['zh-CN'], { text, langs: ['zh-CN'], limit: 5 })
}
const TITLES = ['布隆过滤器会误判多少', '联合索引服务哪些查询', '决策树的分裂', '令牌桶与漏桶']

it.each([
  ['suoyin', '/联合索引服务哪些查询/'],
  ['jueceshu', '/决策树的分裂/'],
  ['jue ce shu', '/决策树的分裂/'],
  ['lhsy', '/联合索引服务哪些查询/'],
  ['blglq', '/布隆过滤器会误判多少/'],
  ['lingp', '/令牌桶与漏桶/'],
])('%s finds %s', async (text, address) => {
  expect(addresses(await search(TITLES, text))[0]).toBe(address)
})

it('spaces between syllables may stand anywhere', async () => {
  const [first] = (await search(TITLES, 'jue ceshu')).pages
  expect([first!.title, first!.weak]).toEqual(['决策树的分裂', undefined])
  // What sounds as it was typed is marked.
  expect(first!.marked).toEqual([{ text: '决策树', marked: true }, { text: '的分裂' }])
})

it.each(['不隆过滤器', '令牌筒'])(
  '%s, a character of the same sound, is forgiven where sounds are known',
  async (text) => {
    expect(addresses(await search(TITLES, text))).toHaveLength(1)
  },
)
