import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { missingNumbers } from './page-numbers.ts'

const DOCS = join(import.meta.dirname, '../../docs')
const page = (text: string, head = 'A page') => `---\ntitle: ${head}\n---\n\n${text}\n`

const files = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.md'),
)
const isEnglish = (file: string): boolean => file.startsWith('en/')
/** Pages that exist in both languages: the same name of the file. */
const pairs = files.filter(isEnglish).flatMap((english) => {
  const same = files.filter(
    (file) =>
      !isEnglish(file) && basename(file) === basename(english) && !file.endsWith('README.md'),
  )
  return same.map((chinese) => [basename(english, '.md'), chinese, english] as const)
})

describe('the numbers of a pair of pages', () => {
  it('agree whatever the unit of thousands, and wherever in the other page they stand', () => {
    expect(missingNumbers(page('误判率 0.82%，共 40 万位。'), page('0.82 of 400,000'))).toEqual([])
    expect(missingNumbers(page('1.0%'), page('```text output\n1%\n```'))).toEqual([])
    expect(missingNumbers(page('Half a million: 0.5 million.'), page('50 万'))).toEqual([])
  })

  it('are reported where the other page has another one or none', () => {
    expect(missingNumbers(page('误判率 0.82%。'), page('a rate of 0.8%'))).toEqual(['0.82'])
    expect(missingNumbers(page('Text.', '941 MB'), page('940 MB'))).toEqual(['941'])
    expect(missingNumbers(page('| 1,250 |\n| --- |\n| x |'), page('1,205'))).toEqual(['1,250'])
  })

  it('are not asked of code, versions, years, boxes and what a page excuses', () => {
    const excused =
      '<!-- only here: 0.25, the letters of the Chinese text -->\n\n每字 0.25 个词元。'
    const box = '::: environment\nKernel 6.18, 512 MB.\n:::'
    const quiet = ['`x = 4096`', '```text\n123.4\n```', '2019 年，SQLite 3.53.4', box, excused]
    for (const text of quiet) expect(missingNumbers(page(text), page('Nothing.'))).toEqual([])
  })

  it.each(pairs)('of %s agree', (_, chinese, english) => {
    const [zh, en] = [chinese, english].map((file) => readFileSync(join(DOCS, file), 'utf8'))
    expect({
      'only in Chinese': missingNumbers(zh!, en!),
      'only in English': missingNumbers(en!, zh!),
    }).toEqual({ 'only in Chinese': [], 'only in English': [] })
  })
})
