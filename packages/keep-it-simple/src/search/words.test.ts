import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../../tests/support/any-text.ts'
import { fold, isDense, latinWords, pairsOf, termsOf, titleTerm } from './words.ts'

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
  ['skip-scan, and B-tree', ['skip-scan', 'skip', 'scan', 'and', 'b-tree', 'b', 'tree']],
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
  expect(latinWords('a'.repeat(41))).toEqual([])
  expect(termsOf('… — （）！')).toEqual([])
})

it('a title is the beginning of itself, however its spaces and letters are set', () => {
  expect(titleTerm('  The  Café ')).toBe('^the cafe')
  const title = fc.string({ unit: fc.constantFrom(...'abÉ 锁，-'), minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(title, fc.nat({ max: 60 }), (whole, end) => {
      expect(titleTerm(whole).startsWith(titleTerm(whole.slice(0, end)))).toBe(true)
    }),
  )
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
