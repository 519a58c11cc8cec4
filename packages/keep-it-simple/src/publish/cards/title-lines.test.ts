import { describe, expect, it } from 'vitest'
import { titleLines } from './title-lines.ts'

describe('lines of a title', () => {
  it('breaks at marks and spaces, never inside a phrase that fits', () => {
    expect(titleLines('管道里谁的错算错：从一个退出码说起', 10, 'zh-CN')).toEqual([
      '管道里谁的错算错：',
      '从一个退出码说起',
    ])
  })

  it('makes lines about equally long', () => {
    expect(titleLines('What a database index is really for', 15, 'en-US')).toEqual([
      'What a database',
      'index is really for',
    ])
  })

  it('breaks a phrase that is longer than a line between words', () => {
    const lines = titleLines('数据库索引的最左前缀原则究竟是什么意思', 8, 'zh-CN')
    expect(lines.join('')).toBe('数据库索引的最左前缀原则究竟是什么意思')
    expect(lines.every((one) => one.length <= 8)).toBe(true)
    expect(lines).not.toContain('数')
  })

  it('begins no line with the last character of a sentence', () => {
    const lines = titleLines('布隆过滤器的误判率公式准吗：四组实测', 7, 'zh-CN')
    expect(lines.filter((one) => /^[准吗]/.test(one))).toEqual([])
  })

  it('takes an apostrophe between letters for a letter', () => {
    expect(titleLines('Amazon’s Dynamo', 20, 'zh-CN')).toEqual(['Amazon\u02BCs Dynamo'])
  })

  it('spaces around a title, and at the ends of lines, are not set', () => {
    expect(titleLines('  One  ', 20, 'en-US')).toEqual(['One'])
    expect(titleLines('One two three four', 7, 'en-US').every((line) => line === line.trim())).toBe(
      true,
    )
    expect(titleLines('   ', 20, 'en-US')).toEqual([])
    expect(titleLines('', 20, 'en-US')).toEqual([])
  })

  it('a line may be exactly as long as there is room', () => {
    expect(titleLines('四个汉字', 4, 'zh-CN')).toEqual(['四个汉字'])
    expect(titleLines('四个字，又四个字', 4, 'zh-CN')).toEqual(['四个字，', '又四个字'])
  })

  it('no line is longer than the room, even where fewer lines would balance', () => {
    const lines = titleLines('短，一个非常长的短句子，短', 9, 'zh-CN')
    expect(lines.join('')).toBe('短，一个非常长的短句子，短')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(9)
  })

  it('words of a language without spaces are kept whole', () => {
    expect(titleLines('数据库数据库数据库', 3, 'zh-CN')).not.toContain('数')
  })
})
