import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../../tests/support/any-text.ts'
import {
  eachTerm,
  fold,
  hasSigns,
  isDense,
  pairsOf,
  signsTerm,
  signsTerms,
  wordsOf,
} from './tokens.ts'

function termsOf(text: string): string[] {
  const terms: string[] = []
  eachTerm(text, (term) => terms.push(term))
  return terms
}

it.each([
  ['Ｆｕｌｌ ｗｉｄｔｈ', 'full width'],
  ['Café Ångström', 'cafe angstrom'],
  // Marks that make another letter stay on it.
  ['ガード', 'ガード'],
  ['ﬁle', 'file'],
])('%s is compared as %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

it.each([
  ['os.replace()', ['os.replace', 'os', 'replace']],
  ['num_key_value', ['num_key_value', 'num', 'key', 'value']],
  ['TopologicalSorter', ['topologicalsorter', 'topological', 'sorter']],
  ['skip-scan, and B-tree', ['skipscan', 'skip', 'scan', 'and', 'btree', 'b', 'tree']],
  ['time-out', ['timeout', 'time', 'out']],
  ['12,304 rows', ['12304', 'rows']],
  ['(1, 2,3)', ['1', '2', '3']],
  ['__init__', ['init']],
  ['Rust’s', ['rust’s', 'rust', 's']],
  ['3.11', ['3.11', '3', '11']],
])('%s is found whole and by its parts', (text, terms) => {
  expect(termsOf(text)).toEqual(terms)
})

it('cuts Chinese into pairs, each character beginning one', () => {
  expect(pairsOf('布隆过滤器')).toEqual(['布隆', '隆过', '过滤', '滤器', '器'])
  expect(pairsOf('锁')).toEqual(['锁'])
  // Characters outside the basic plane are one each.
  expect(pairsOf('𠮷野家')).toEqual(['𠮷野', '野家', '家'])
})

it('parts scripts where they meet', () => {
  expect(termsOf('Redis分布式锁')).toEqual(['redis', '分布', '布式', '式锁', '锁'])
  expect([isDense('锁'), isDense('カ'), isDense('한국'), isDense('redis')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('leaves out what nobody types', () => {
  expect(wordsOf('a'.repeat(41))).toEqual([])
  expect(termsOf('… — （）！')).toEqual([])
})

it('every term of any text is small, in one form and not empty', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      for (const term of termsOf(text)) {
        expect(term).not.toBe('')
        expect(isDense(term) || term === fold(term)).toBe(true)
      }
    }),
  )
})

it('signsTerm: ignores spaces and capitals', () => {
  expect(signsTerm('Host *')).toBe(signsTerm('host*'))
})

it.each(['err != nil', 's[:2:2]', '||', 'β', 'Box<dyn Error>', '(a, b)', '<', 'T & Any', '√d'])(
  'hasSigns: %s is searched as it is written',
  (text) => {
    expect(hasSigns(text)).toBe(true)
  },
)

it.each([
  '',
  'redis 锁',
  'os.replace',
  'num_heads',
  "what's a lock?",
  '《书名》，“引号”',
  '3 11',
  '12,304',
])('hasSigns: %s is only words', (text) => {
  expect(hasSigns(text)).toBe(false)
})

it('signsTerms: a short piece as a whole, and each stretch with signs', () => {
  expect(signsTerms('if err != nil')).toEqual([signsTerm('if err != nil'), signsTerm('!=')])
  expect(signsTerms('set -e')).toEqual([])
  expect(signsTerms(`a[0] ${'word '.repeat(20)}`)).toEqual([signsTerm('a[0]')])
})
