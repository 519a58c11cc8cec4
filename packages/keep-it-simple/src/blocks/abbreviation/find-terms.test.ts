import { expect, it } from 'vitest'
import { TermFinder } from './find-terms.ts'

const found = (text: string, ...terms: string[]) =>
  [...new TermFinder(terms).in(text)].map(({ term }) => term)

it.each([
  ['使用HTML编写', ['HTML'], ['HTML']],
  ['XHTML HTML5 html', ['HTML'], []],
  ['(HTML)，HTML-like', ['HTML'], ['HTML', 'HTML']],
  ['HTML5和HTML', ['HTML', 'HTML5'], ['HTML5', 'HTML']],
  ['C++与C', ['C', 'C++'], ['C++', 'C']],
  ['一致性哈希环', ['哈希'], ['哈希']],
  ['.NET与x.NET', ['.NET'], ['.NET', '.NET']],
  ['naïveAPI', ['API'], []],
])('%s', (text, terms, expected) => {
  expect(found(text, ...terms)).toEqual(expected)
})

it('is nothing without terms', () => {
  expect(found('text')).toEqual([])
})
