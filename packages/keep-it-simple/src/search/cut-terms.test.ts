import { expect, it } from 'vitest'
import { TermRows } from './cut-terms.ts'

function rowsOf(count: number, added: readonly string[] = []) {
  const rows = new TermRows()
  const terms = Array.from({ length: count }, (_, index) => `term-${index}`)
  for (const term of [...terms, ...added]) rows.add(0, term, 1)
  return [...rows.cut()]
}

it('terms stand in the order in which they are looked up', () => {
  const [file] = (() => {
    const rows = new TermRows()
    for (const term of ['é', 'a', '锁', 'Z', '^a', '`|', 'ab']) rows.add(0, term, 1)
    return rows.cut()
  })()
  expect(file!.terms).toEqual(['Z', '^a', '`|', 'a', 'ab', 'é', '锁'])
})

it('many terms become several files of a middling size, each term in one', () => {
  const files = rowsOf(10_000)
  expect(files.length).toBeGreaterThan(3)
  expect(new Set(files.flatMap(({ terms }) => terms)).size).toBe(10_000)
  expect(JSON.stringify(files).length / files.length).toBeLessThan(60_000)
  const starts = files.map(({ terms }) => terms[0]!)
  expect(starts).toEqual(starts.toSorted())
})

it('no terms are no files', () => {
  expect(rowsOf(0)).toEqual([])
})
