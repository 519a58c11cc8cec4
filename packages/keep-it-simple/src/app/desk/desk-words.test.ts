import { expect, it } from 'vitest'
import { deskWords, markWord, type DeskWords } from './desk-words.ts'

const CHINESE = deskWords('zh-CN')
const ENGLISH = deskWords('en-US')
const HAN = /\p{Script=Han}/u

it('an author reads Chinese where the page is Chinese, and English elsewhere', () => {
  expect(deskWords('zh-TW')).toBe(CHINESE)
  for (const lang of ['en-GB', 'de', '']) expect(deskWords(lang)).toBe(ENGLISH)
})

/** What is said without a number or a name in it, but for the name of the other language. */
const plainWords = (words: DeskWords): string[] =>
  Object.values({ ...words, otherLanguage: undefined }).filter((word) => typeof word === 'string')

it('everything is said in both languages, and in the right one', () => {
  expect(Object.keys(CHINESE)).toEqual(Object.keys(ENGLISH))
  for (const word of plainWords(CHINESE)) expect(word).toMatch(HAN)
  for (const word of plainWords(ENGLISH)) expect(word).toMatch(/^[^\p{Script=Han}]*[a-z]/u)
  expect([ENGLISH.otherLanguage, CHINESE.otherLanguage]).toEqual(['中文', 'English'])
})

it.each([
  [0, 0, 'No problems', '没有问题'],
  [1, 0, '1 error', '1 个错误'],
  [0, 1, '1 warning', '1 个警告'],
  [2, 0, '2 errors', '2 个错误'],
  [0, 3, '3 warnings', '3 个警告'],
  [1, 2, '1 error, 2 warnings', '1 个错误，2 个警告'],
])('%s errors and %s warnings are “%s”', (errors, warnings, english, chinese) => {
  expect(ENGLISH.problemsIn({ errors, warnings })).toBe(english)
  expect(CHINESE.problemsIn({ errors, warnings })).toBe(chinese)
})

it('numbers, files and days stand in sentences', () => {
  const said = [ENGLISH, CHINESE].map((words) => [
    words.more(7),
    words.saved('a.png'),
    words.missingIn('en-US'),
    words.programs(1),
    words.programs(2),
    words.weekOf('2026-11-09', 40),
    words.counted(3, 900),
    words.bytes(12),
  ])
  expect(said[0]).toEqual([
    'and 7 more',
    'Saved as a.png',
    'not in en-US',
    '1 program',
    '2 programs',
    '2026-11-09: 40 words',
    '3 pages, 900 words',
    '12 kB',
  ])
  expect(said[1]).toEqual([
    '还有 7 个',
    '已存为 a.png',
    '缺 en-US',
    '1 个程序',
    '2 个程序',
    '2026-11-09：40 字',
    '3 页，900 字',
    '12 kB',
  ])
})

it('a page of a list is marked in words', () => {
  expect(markWord(ENGLISH, 'stale')).toBe('out of date')
  expect(markWord(CHINESE, 'locked')).toBe('加锁')
})
