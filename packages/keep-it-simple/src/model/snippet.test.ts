import { describe, expect, it } from 'vitest'
import { markWords, partsOf, unescapeText } from './snippet.ts'

describe('partsOf', () => {
  it('cuts at the marks and joins neighbours', () => {
    expect(partsOf('a<m>数据</m><m>库</m>b', '<m>', '</m>')).toEqual([
      { text: 'a' },
      { text: '数据库', marked: true },
      { text: 'b' },
    ])
  })
  it('keeps what looks like HTML as text', () => {
    expect(partsOf('<img onerror=x> <m>y</m>', '<m>', '</m>')).toEqual([
      { text: '<img onerror=x> ' },
      { text: 'y', marked: true },
    ])
  })
  it('survives a mark that is never closed', () => {
    expect(partsOf('a<m>b', '<m>', '</m>')).toEqual([{ text: 'ab' }])
  })
})

it('unescapes once', () => {
  expect(unescapeText('&lt;b&gt; &amp;lt; &quot;&#39;')).toBe('<b> &lt; "\'')
})

describe('markWords', () => {
  it('marks the whole query where it occurs', () => {
    expect(markWords('联合索引与最左前缀', '索引')).toEqual([
      { text: '联合' },
      { text: '索引', marked: true },
      { text: '与最左前缀' },
    ])
  })
  it('marks single words otherwise, in any case', () => {
    expect(markWords('Redis 的缓存', 'redis 缓存')).toEqual([
      { text: 'Redis', marked: true },
      { text: ' 的' },
      { text: '缓存', marked: true },
    ])
  })
  it('marks pairs of a Chinese word, and Latin words where one begins', () => {
    const marked = (text: string, query: string) =>
      markWords(text, query).flatMap((part) => (part.marked ? [part.text] : []))
    expect(marked('事务之间的隔离', '事务隔离')).toEqual(['事务', '隔离'])
    expect(marked('index, reindex，用Index', 'index page')).toEqual(['index', 'Index'])
    expect(marked('How do slices share it', 'how do I slice')).toEqual(['slice'])
  })
  it('takes signs literally', () => {
    expect(markWords('C++ (new)', 'c++ (new')).toEqual([
      { text: 'C++ (new', marked: true },
      { text: ')' },
    ])
    for (const sign of '\\^$.*+?()[]{}|/-,:#&@"~ ')
      expect(markWords(`a${sign}b`, `a${sign}b`)).toEqual([{ text: `a${sign}b`, marked: true }])
    expect(markWords('plain', '  ')).toEqual([{ text: 'plain' }])
  })
})
