import { stemmer } from 'stemmer'
import { expect, it } from 'vitest'
import { contentPage } from '../../tests/support/sample-pages.ts'
import { isTypo, matchTypos, matchUnit, type Match } from './match.ts'
import { memoryIndex } from './memory-index.ts'
import { allNames, ownNames } from './page-terms.ts'
import { questionOf } from './question.ts'

/** A page for each word. */
const readerOf = (words: readonly string[]) =>
  memoryIndex(
    words.map((word) => ({
      names: allNames(ownNames(contentPage(`/${word}/`, word)), new Map()),
    })),
  )
const best = (found: readonly Match[]) =>
  found.toSorted((a, b) => b.factor - a.factor).map(({ term }) => term)
/** The terms that answer a word, the best first. */
const answers = async (word: string, ...terms: readonly string[]) =>
  best(await matchUnit(questionOf(word).units[0]!, readerOf(terms)))

it('the word itself, then its other forms, then longer words, the nearest first', async () => {
  expect(await answers('index', 'index', 'indexes', 'indexoptions', 'india')).toEqual([
    'index',
    'indexes',
    'indexoptions',
  ])
})

it.each([
  ['locking', 'locked'],
  ['stories', 'story'],
  ['story', 'stories'],
  ['caching', 'cache'],
  ['paginating', 'pagination'],
  ['tokenizers', 'tokenizer'],
])('%s finds %s', async (typed, term) => {
  expect(await answers(typed, term, 'zebra')).toEqual([term])
})

it('a word finds what begins with it at every letter, so that answers do not come and go', async () => {
  for (let end = 2; end <= 'isolation'.length; end++)
    expect(await answers('isolation'.slice(0, end), 'isolation', 'iso')).toContain('isolation')
})

it('a single letter is itself, a single character begins pairs', async () => {
  expect(await answers('k', 'k', 'kv')).toEqual(['k'])
  expect(await answers('锁', '锁', '锁表', '死锁')).toEqual(['锁', '锁表'])
})

const typos = async (word: string, ...terms: readonly string[]) =>
  best(await matchTypos(questionOf(word).units[0]!, readerOf(terms)))

it('a slip is forgiven, two of them count less', async () => {
  expect(await typos('idempotancy', 'idempotence', 'idempotency', 'zebra')).toEqual([
    'idempotency',
    'idempotence',
  ])
})

it('short words, abbreviations and Chinese are not guessed', async () => {
  expect(await typos('git', 'gin')).toEqual([])
  expect(await typos('CSRF', 'csbf')).toEqual([])
  expect(await typos('死锁', '死循')).toEqual([])
})

it.each(['debouce', 'debounnce', 'debounse', 'debuonce', 'debounce'])(
  'isTypo: %s is one slip',
  (typed) => {
    expect(isTypo(typed, 'debounce', 1)).toBe(true)
  },
)

it('isTypo: two slips are two', () => {
  expect(isTypo('deboucne', 'debounced', 1)).toBe(false)
  expect(isTypo('debuoncd', 'debounce', 1)).toBe(false)
  expect(isTypo('debuoncd', 'debounce', 2)).toBe(true)
})

it('words of one stem find each other, whichever was typed', async () => {
  const ends = ['', 'e', 'y', 's', 'es', 'ies', 'ed', 'ied', 'ing', 'er', 'ers', 'ation', 'ate']
  const lost: string[] = []
  for (const root of ['stor', 'cach', 'siz', 'pagin', 'index', 'quer', 'agre', 'rat', 'copi']) {
    const words = ends.map((end) => root + end).filter(({ length }) => length > 3)
    for (const one of words) {
      const found = await answers(one, ...words)
      const same = words.filter((other) => stemmer(one) === stemmer(other))
      lost.push(...same.filter((other) => !found.includes(other)).map((other) => `${one} ${other}`))
    }
  }
  expect(lost).toEqual([])
})
