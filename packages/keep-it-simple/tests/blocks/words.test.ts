import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadBlockWords } from '#content/markdown/blocks/load-blocks.ts'

/** What `src/locale/strings.test.ts` asks of the words of the interface, asked of the words of blocks. */
const tables = await loadBlockWords(join(import.meta.dirname, '../fixtures/extended'))
const HAN = /[\p{Script=Han}，：、]/u
const NAMES = /\b(?:Markdown|JavaScript|MB|PDF|TSV|SVG|Run)\b/g

it.each(Object.entries(tables))('the words of %s agree in both languages', (name, words) => {
  const { 'zh-CN': chinese = {}, 'en-US': english = {} } = words
  expect(Object.keys(chinese)).toEqual(Object.keys(english))
  const latin = Object.keys(chinese).filter((key) => !HAN.test(chinese[key]!))
  // What GitHub calls it, in Chinese too.
  expect(latin).toEqual(name === 'repo' ? ['forks'] : [])
  for (const [key, word] of Object.entries(english)) {
    expect.soft(word, key).not.toMatch(HAN)
    expect.soft(valuesIn(chinese[key]!), key).toEqual(valuesIn(word))
    expect.soft(word.replace(/[.|:] [A-Z]/g, '').replace(NAMES, ''), key).not.toMatch(/\s[A-Z]/)
  }
})

const valuesIn = (word: string): string[] => [...new Set(word.match(/\{\w+\}/g))].sort()
