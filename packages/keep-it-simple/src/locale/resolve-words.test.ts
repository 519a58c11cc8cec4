import { describe, expect, it } from 'vitest'
import { enUS } from './en-US.ts'
import { missingWords, resolveWords, wordEntries, wordFaults } from './resolve-words.ts'
import { defineLocale } from './words.ts'
import { zhCN } from './zh-CN.ts'

const japanese = defineLocale({
  interface: { search: '検索', creation: { original: '（オリジナル）' } },
  late: { running: '実行中…' },
})

describe('the words of a language', () => {
  it('are its own, and English where it has none', () => {
    const words = resolveWords('ja-JP', { 'ja-JP': japanese })
    expect(words.interface.search).toBe('検索')
    expect(words.interface.home).toBe(enUS.home)
    expect(words.interface.creation).toEqual({ ...enUS.creation, original: '（オリジナル）' })
    expect(words.late.running).toBe('実行中…')
    expect(wordEntries(words).map(([name]) => name)).toEqual(
      wordEntries(resolveWords('en-US')).map(([name]) => name),
    )
  })

  it('are those of the language it is a kind of, the nearest first', () => {
    const own = {
      zh: { interface: { home: '家', search: '找' } },
      'zh-Hant': { interface: { home: '首頁' } },
    }
    const words = resolveWords('zh-Hant-TW', own).interface
    expect([words.home, words.search, words.archives]).toEqual(['首頁', '找', zhCN.archives])
    expect(resolveWords('ja-JP', { ja: japanese }).interface.search).toBe('検索')
    expect(resolveWords('en-GB').interface).toEqual(enUS)
    expect(resolveWords('zh-TW').interface).toEqual(zhCN)
  })

  it('can be changed one by one in a built-in language, also for those who borrow them', () => {
    const own = { 'en-US': { interface: { home: 'Start' } } }
    expect(resolveWords('en-US', own).interface).toEqual({ ...enUS, home: 'Start' })
    expect(resolveWords('de', own).interface.home).toBe('Start')
    expect(resolveWords('zh-CN', own).interface).toEqual(zhCN)
  })
})

describe('what a language lacks', () => {
  it('is named word by word', () => {
    const missing = missingWords('ja-JP', { ja: japanese })
    expect(missing).toContain('interface.home')
    expect(missing).toContain('interface.creation.reprint')
    expect(missing).toContain('offline.title')
    expect(missing).not.toContain('interface.search')
    expect(missing).not.toContain('interface.creation.original')
    expect(missing).toHaveLength(wordEntries(resolveWords('en-US')).length - 3)
  })

  it.each(['zh-CN', 'en-US', 'en-GB', 'en', 'zh-SG'])('is nothing in %s', (lang) => {
    expect(missingWords(lang)).toEqual([])
  })
})

it('says which words are wrong', () => {
  const words = {
    interface: { serach: 'x', words: '{m} words', home: 3 },
    blocks: { run: { run: 'Go', edti: 'Edit' }, answer: { show: 'Show' } },
  }
  expect(wordFaults(words, { run: { run: 'Run', edit: 'Edit' } })).toEqual([
    { name: 'interface.serach', fault: 'unknown' },
    { name: 'interface.words', fault: 'unknown-value', value: '{m}' },
    { name: 'interface.home', fault: 'not-text' },
    { name: 'blocks.run.edti', fault: 'unknown' },
    { name: 'blocks.answer.show', fault: 'unknown' },
  ])
})
