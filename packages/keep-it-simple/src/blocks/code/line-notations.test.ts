import { describe, expect, it } from 'vitest'
import { readNotations } from './line-notations.ts'

const texts = (code: string, language = 'typescript') =>
  readNotations(code, language).lines.map(({ text }) => text)
const states = (code: string, language = 'typescript') =>
  readNotations(code, language).lines.map((line) => [...line.states].join('+'))

describe('the comment of a notation', () => {
  it.each([
    ['typescript', 'a() // [!code hl]', 'a()'],
    ['typescript', 'a() // 为什么 [!code hl]', 'a() // 为什么'],
    ['typescript', 'a() // [!code hl] 为什么', 'a() // 为什么'],
    ['typescript', 'a-- // [!code hl]', 'a--'],
    ['css', 'a {} /* [!code ++] */', 'a {}'],
    ['tsx', '<p /> {/* [!code ++] */}', '<p />'],
    ['html', '<p> <!-- [!code ++] -->', '<p>'],
    ['python', 'a  # [!code --]', 'a'],
    ['sql', 'SELECT 1 -- [!code error]', 'SELECT 1'],
    ['ini', 'a=1 ; [!code warning]', 'a=1'],
    ['plain', 'a # [!code focus:2]', 'a'],
  ])('goes with it in %s', (language, written, left) => {
    expect(texts(written, language)).toEqual([left])
  })

  it('may hold several', () => {
    expect(states('a // [!code hl] [!code focus]')).toEqual(['mark+focus'])
  })
})

describe('the lines a notation speaks of', () => {
  it('are its own, or as many as it says', () => {
    expect(states('a // [!code ++:2]\nb\nc // [!code --]')).toEqual(['add', 'add', 'del'])
  })

  it('are those that follow when it stands alone, and its line is gone', () => {
    expect(texts('// [!code error:2]\na\nb\nc')).toEqual(['a', 'b', 'c'])
    expect(states('// [!code error:2]\na\nb\nc')).toEqual(['error', 'error', ''])
  })

  it('are all that follow for a word', () => {
    const { lines } = readNotations('a\n// [!code word:b]\nb\nc\n// [!code word:d:1]\nd\ne', 'go')
    expect(lines.map(({ words }) => words.join())).toEqual(['', 'b', 'b', 'b,d', 'b'])
  })
})

describe('what is no notation', () => {
  it('is reported: unknown, or outside a comment', () => {
    expect(readNotations("a // [!code hgl]\nb '[!code hl]'", 'go').wrong).toEqual([
      { line: 0, name: 'hgl', plain: false },
      { line: 1, name: 'hl', plain: true },
    ])
    expect(readNotations('a // [!code hl:x] [!code word:]', 'go').wrong).toHaveLength(2)
  })

  it('can be shown', () => {
    expect(texts('a // [\\!code hl]')).toEqual(['a // [!code hl]'])
  })

  it('costs nothing in a hostile line', () => {
    const before = process.threadCpuUsage()
    readNotations(`// ${'[!code '.repeat(10_000)}\n${' '.repeat(40_000)}// [!code hl]`, 'go')
    readNotations('a // [!code word:a]\n'.repeat(1_600), 'go')
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(800)
  })
})
