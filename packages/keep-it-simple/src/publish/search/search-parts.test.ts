import { describe, expect, it } from 'vitest'
import type { StoreIndex } from '#model/page-store.ts'
import type { KnownPage } from './known-pages.ts'
import { searchParts } from './search-parts.ts'

type Sample = readonly [path: string, lang: string, day?: string]

function partsOf(
  pages: readonly Sample[],
  changed: readonly string[] = [],
  more: Partial<KnownPage> = {},
) {
  const store = {
    pages: pages.map(([path]) => ({
      path,
      hash: '',
      body: changed.includes(path) ? 'new' : 'old',
    })),
  } as unknown as StoreIndex
  const known = new Map(
    pages.map(([path, lang, age = '9']) => {
      const names = { path, lang, title: 'Title' } as KnownPage['names']
      return [path, { names, age, isOpen: true, ...more }] as const
    }),
  )
  const parts = searchParts(store, known, 2)
  return [...parts.values()].flat()
}
const year = (number: number): Sample => [`/${number}/`, 'zh-CN', `${2000 + number}/01/01`]
const years = (count: number) => Array.from({ length: count }, (_, index) => year(index))

describe('the parts of an index', () => {
  it('have no text of a locked page, and another where something was said of it', () => {
    const [open] = partsOf(years(1))
    const [locked] = partsOf(years(1), [], { isOpen: false })
    const [discussed] = partsOf(years(1), [], { said: 'a word' })
    expect(open!.pages[0]!.text).toMatch(/^[\da-f]{16}$/)
    expect(locked!.pages[0]!.text).toBe('')
    expect(discussed!.pages[0]!.text).not.toBe(open!.pages[0]!.text)
  })
  it('stay what they were when a page is added or changed elsewhere', () => {
    const before = partsOf(years(6))
    const differing = (after: typeof before) =>
      after
        .filter((one, index) => JSON.stringify(one) !== JSON.stringify(before[index]))
        .map(({ name }) => name)
    expect(differing(partsOf(years(7)))).toEqual(['zh-cn-3'])
    expect(differing(partsOf(years(6), ['/3/']))).toEqual(['zh-cn-2'])
    expect(differing(partsOf(years(6)))).toEqual([])
  })
})
