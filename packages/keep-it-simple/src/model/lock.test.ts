import { describe, expect, it } from 'vitest'
import { comparisonOrder, isSealed, matchesRule, splitHashes } from './lock.ts'

const page = { path: '/article/b-tree/', file: 'blog/1.数据库/b-tree.md' }

describe('[A52] what a rule matches', () => {
  it.each([
    ['^/article/', true],
    ['^blog/.*\\.md$', true],
    ['^/ARTICLE/', false],
    ['b-tree.md', true],
    ['blog/1.数据库/b-tree.md', true],
    ['tree.md', false],
    ['/article/', true],
    ['/article/b-tree/', true],
    ['/blog/', true],
    ['/blog/1.%E6%95%B0%E6%8D%AE%E5%BA%93/', true],
    ['article/', false],
  ])('[S5.3] %s: %s', (match, expected) => {
    expect(matchesRule(match, page)).toBe(expected)
  })
})

describe('[A52] the order of comparison', () => {
  it('[S5.5] is the page’s own, then the rules’, then the admin’s, each once', () => {
    const order = comparisonOrder(
      ['own'],
      [
        ['a', 'b'],
        ['b', 'c'],
      ],
      {
        global: false,
        admin: ['admin', 'a'],
      },
    )
    expect(order).toEqual(['own', 'a', 'b', 'c', 'admin'])
  })

  it('under the global lock is the admin’s alone', () => {
    expect(comparisonOrder(['own'], [['a']], { global: true, admin: ['admin'] })).toEqual(['admin'])
  })

  it('[S3.24] hashes in one text are parted by the separator', () => {
    expect(splitHashes('a:b', ':')).toEqual(['a', 'b'])
    expect(splitHashes('', ':')).toEqual([])
  })
})

it('a page is sealed when the compiler locked it or its data says so', () => {
  expect(isSealed({ type: 'content' })).toBe(false)
  expect(isSealed({})).toBe(false)
  expect(isSealed({ type: 'locked' })).toBe(true)
  expect(isSealed({ lock: {} })).toBe(true)
})
