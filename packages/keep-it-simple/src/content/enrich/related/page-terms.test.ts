import { expect, it } from 'vitest'
import type { PlacedPage } from '../../placed-page.ts'
import { termsOf } from './page-terms.ts'

const page = (front: object, source: object = {}, categories: readonly string[] = []): PlacedPage =>
  ({
    frontmatter: { title: '', ...front },
    source: { headings: [], ...source },
    categoryList: categories.map((id) => ({ id })),
  }) as unknown as PlacedPage

/** Terms with the squares of their weights, which are whole numbers of words. */
const weighed = (...given: Parameters<typeof page>): Record<string, number> =>
  Object.fromEntries(
    [...termsOf(page(...given)).weights].map(([term, weight]) => [term, Math.round(weight ** 2)]),
  )

it('a word weighs by where it stands, and more where it stands in several places', () => {
  expect(
    weighed(
      { title: 'Deadlock', tags: ['mutex'], aliases: ['standstill'], description: 'lead deadlock' },
      { headings: [{ text: 'Order' }, { text: 'Mutex order' }] },
    ),
  ).toEqual({ deadlock: 4, mutex: 3, standstill: 2, order: 2, lead: 1, '#mutex': 9 })
})

it('of Chinese every pair is a word, of other languages what lies between signs', () => {
  expect(weighed({ title: '内存模型' })).toEqual({ 内存: 3, 存模: 3, 模型: 3 })
  expect(weighed({ title: 'Rust、异步 café-au' })).toEqual({ rust: 3, 异步: 3, café: 3, au: 3 })
})

it('one and many are the same word, unless it is short or ends in two', () => {
  expect(Object.keys(weighed({ title: 'locks lock class gas bus keys' }))).toEqual([
    'lock',
    'bus',
    'class',
    'gas',
    'key',
  ])
})

it('without a description the excerpt is read, and its HTML is not', () => {
  const excerpt = '<p class="note">plain<em>text</em>&amp;more</p>'
  expect(weighed({}, { excerpt })).toEqual({ plain: 1, text: 1, more: 1 })
  expect(weighed({ description: 'written' }, { excerpt })).toEqual({ written: 1 })
})
