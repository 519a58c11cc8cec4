import { describe, expect, it } from 'vitest'
import { titleLines } from './title-lines.ts'

describe('lines of a title', () => {
  it('breaks at marks and spaces, never inside a phrase that fits', () => {
    expect(titleLines('管道里谁的错算错：从一个退出码说起', 10, 'zh-CN')).toEqual([
      '管道里谁的错算错：',
      '从一个退出码说起',
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

  // Each was read when it was written down; one that changes is to be read again.
  it.each([
    [
      'A B-tree, drawn by hand: what every split costs',
      'en-US',
      'A B-tree,|drawn|by hand:|what|every|split|costs',
      'A B-tree,|drawn by hand:|what every|split costs',
      'A B-tree, drawn|by hand: what|every split costs',
    ],
    [
      'It’s the reader’s own — isn’t it?',
      'en-US',
      'It\u02BCs the|reader\u02BCs|own —|isn\u02BCt it?',
      'It\u02BCs the|reader\u02BCs own|— isn\u02BCt it?',
      'It\u02BCs the reader\u02BCs|own — isn\u02BCt it?',
    ],
    [
      'HTTP/2 与 QUIC：谁先到，谁先走',
      'zh-CN',
      'HTTP/2|与 QUIC：|谁先到，|谁先走',
      'HTTP/2 与|QUIC：|谁先到，谁先走',
      'HTTP/2 与 QUIC：|谁先到，谁先走',
    ],
    [
      '他说：“够了。”——然后（真的）停了',
      'zh-CN',
      '他说：|“够了。”——|然后|（真的）|停了',
      '他说：|“够了。”——|然后（真的）停了',
      '他说：“够了。”——|然后（真的）停了',
    ],
    [
      '用 Rust 写 B+ 树！再用 Go 写一遍？',
      'zh-CN',
      '用 Rust 写|B+ 树！|再用 Go|写一遍？',
      '用 Rust 写|B+ 树！再用|Go 写一遍？',
      '用 Rust 写 B+ 树！|再用 Go 写一遍？',
    ],
  ])('%s (%s) in lines of five, eight and twelve', (title, lang, ...expected) => {
    expect([5, 8, 12].map((limit) => titleLines(title, limit, lang).join('|'))).toEqual(expected)
  })

  it('no line ends with a mark that opens', () => {
    const title = '从头（真的从头）读懂《编译原理》和“自举”：为什么「先有鸡」'
    for (let limit = 4; limit < 20; limit++)
      expect(
        titleLines(title, limit, 'zh-CN').filter((line) => /[（《「『“‘]$/.test(line)),
      ).toEqual([])
  })
})
