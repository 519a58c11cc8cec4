import { pinyin } from 'pinyin-pro'

const HAN = /\p{Script=Han}+/gu
const words = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * First letters of the Chinese words of a title, from each word to the end of its stretch of
 * Chinese: an engine that finds beginnings finds `sjk` and `sw` in 数据库事务 (`sjksw sw`).
 */
export function pinyinInitials(title: string): string {
  const found = new Set<string>()
  for (const [run] of title.matchAll(HAN)) {
    const letters = pinyin(run, { pattern: 'first', toneType: 'none', type: 'array' })
    for (const { index } of words.segment(run)) {
      const initials = letters.slice(index).join('')
      // One letter would be found by everything.
      if (initials.length > 1) found.add(initials)
    }
  }
  return [...found].join(' ')
}
