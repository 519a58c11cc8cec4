import { stemmer } from 'stemmer'
import { expect, it } from 'vitest'
import { matchTerms, matchTypos } from './match-terms.ts'
import { questionOf } from './query.ts'

const table = (...terms: readonly string[]) => {
  const sorted = terms.toSorted()
  return [{ terms: sorted, rows: sorted }]
}
/** The terms that answer a word, the best first. */
const answers = (word: string, ...terms: readonly string[]) =>
  matchTerms(questionOf(word).units[0]!, table(...terms))
    .toSorted((a, b) => b.factor - a.factor)
    .map(({ term }) => term)

it('the word itself, then its other forms, then longer words, the nearest first', () => {
  expect(answers('index', 'index', 'indexes', 'indexer-options', 'india')).toEqual([
    'index',
    'indexes',
    'indexer-options',
  ])
})

it.each([
  ['locking', 'locked'],
  ['stories', 'story'],
  ['story', 'stories'],
  ['caching', 'cache'],
  ['paginating', 'pagination'],
  ['tokenizers', 'tokenizer'],
])('%s finds %s', (typed, term) => {
  expect(answers(typed, term, 'zebra')).toEqual([term])
})

it('a word finds what begins with it at every letter, so that answers do not come and go', () => {
  for (let end = 2; end <= 'isolation'.length; end++)
    expect(answers('isolation'.slice(0, end), 'isolation', 'iso')).toContain('isolation')
})

it('a single letter is itself, a single character begins pairs', () => {
  expect(answers('k', 'k', 'kv')).toEqual(['k'])
  expect(answers('锁', '锁', '锁表', '死锁')).toEqual(['锁', '锁表'])
})

const typos = (word: string, ...terms: readonly string[]) =>
  matchTypos(questionOf(word).units[0]!, table(...terms)).toSorted((a, b) => b.factor - a.factor)

it('a slip is forgiven, two of them count less, and less than the word itself', () => {
  const found = typos('idempotancy', 'idempotency', 'idempotence', 'zebra')
  expect(found.map(({ term }) => term)).toEqual(['idempotency', 'idempotence'])
  expect(found[0]!.factor).toBeLessThan(1)
  expect(found[1]!.factor).toBeLessThan(found[0]!.factor)
})

it('short words and Chinese are not guessed', () => {
  expect(typos('git', 'gin')).toEqual([])
  expect(typos('死锁', '死循')).toEqual([])
})

it('words of one stem find each other, whichever was typed', () => {
  const ends = ['', 'e', 'y', 's', 'es', 'ies', 'ed', 'ied', 'ing', 'er', 'ers', 'ation', 'ate']
  const roots = ['stor', 'cach', 'siz', 'pagin', 'index', 'quer', 'agre', 'rat', 'copi']
  const lost = roots.flatMap((root) => {
    const words = ends.map((end) => root + end).filter(({ length }) => length > 3)
    return words.flatMap((one) =>
      words
        .filter((other) => stemmer(one) === stemmer(other) && !answers(one, other).includes(other))
        .map((other) => `${one} does not find ${other}`),
    )
  })
  expect(lost).toEqual([])
})
