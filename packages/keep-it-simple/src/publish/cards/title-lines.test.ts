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
})
