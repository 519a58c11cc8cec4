import { describe, expect, it } from 'vitest'
import { cutAround, dropLead, markWords, partsOf, unescapeText } from './snippet.ts'

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

describe('dropLead', () => {
  it('takes the title and the stop behind it away', () => {
    expect(dropLead([{ text: '索引', marked: true }, { text: '与树. 开始' }], '索引与树')).toEqual([
      { text: '开始' },
    ])
  })
  it('leaves a text alone that begins otherwise', () => {
    expect(dropLead([{ text: '开始' }], '标题')).toEqual([{ text: '开始' }])
  })
})

describe('cutAround', () => {
  const shown = (text: string, word: string, query = word): string =>
    cutAround(text, word, query)
      .map((part) => (part.marked ? `[${part.text}]` : part.text))
      .join('')

  it('shows a stretch around the word, and says where the text goes on', () => {
    const text = `${'a'.repeat(30)} Word ${'b'.repeat(80)}`
    expect(shown(text, 'word')).toBe(`…${'a'.repeat(19)} [Word] ${'b'.repeat(55)}…`)
  })
  it('shows the beginning of a text that has not the word, or has it there', () => {
    expect(shown('c'.repeat(100), 'word')).toBe(`${'c'.repeat(80)}…`)
    expect(shown('A word', 'word')).toBe('A [word]')
    expect(shown(`${'d'.repeat(19)} WORD`, 'word')).toBe(`${'d'.repeat(19)} [WORD]`)
  })
  it('shows a text of just that length whole', () => {
    expect(shown('e'.repeat(80), 'word')).toBe('e'.repeat(80))
    expect(shown(`${'f'.repeat(21)}word`, 'word')).toBe(`…${'f'.repeat(20)}[word]`)
  })
  it('marks the other words of the query, too', () => {
    expect(shown('one two three', 'two', 'two three')).toBe('one [two three]')
  })
})

describe('the words of a query', () => {
  const marked = (text: string, query: string) =>
    markWords(text, query).flatMap((part) => (part.marked ? [part.text] : []))

  it.each([
    ['read a cache', ' cache ', ['cache']],
    ['caches and reads', 'reads  caches', ['caches', 'reads']],
    ['recache', 'cache write', []],
    ['用cache写', 'cache write', ['cache']],
    ['a C++ book', 'c++ book', ['C++ book']],
    ['book of C++', '++ book', ['book', '++']],
    ['一致性哈希', '一致 哈希', ['一致', '哈希']],
    ['x marks', 'x y', []],
  ])('in %j for %j are %j', (text, query, expected) => {
    expect(marked(text, query)).toEqual(expected)
  })

  it.each(['', '  ', 'the', 'a'])('there are none in %j', (query) => {
    expect(markWords('some text', query)).toEqual([{ text: 'some text' }])
  })
})

it('a mark at the very beginning counts, and one that closes nothing does not', () => {
  expect(partsOf('<m></m>a', '<m>', '</m>')).toEqual([{ text: 'a' }])
  expect(partsOf('a</m>b', '<m>', '</m>')).toEqual([{ text: 'a</m>b' }])
})

it('what is marked behind a title stays marked', () => {
  const parts = [{ text: '题目。 ' }, { text: 'word', marked: true as const }, { text: ' . x' }]
  expect(dropLead(parts, '题目')).toEqual([{ text: 'word', marked: true }, { text: ' . x' }])
})
