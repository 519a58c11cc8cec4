import type { CollectedTest } from './collected-tests.ts'

const wordsOf = (path: string): string[] =>
  path.split(/[^a-z0-9]+/i).filter((word) => word.length > 2)

/** How many words of the path of a file stand in what a test is called; the test beside it has most. */
export const kinshipTo = (mutated: string) => {
  const words = wordsOf(mutated.slice(mutated.lastIndexOf('src/') + 4).replace(/\.tsx?$/, ''))
  return (id: string): number => words.filter((word) => id.includes(word)).length
}

/**
 * Tests that have noticed mutants of a file before come first, then those named after it: most mutants
 * are noticed by the first test that is tried. The tests of one file stay together, because they share
 * what is prepared.
 */
export const testOrder = () => {
  const noticed = new Map<string, number>()
  const count = (mutated: string, what: string): number => noticed.get(`${mutated} ${what}`) ?? 0
  const add = (mutated: string, what: string): unknown =>
    noticed.set(`${mutated} ${what}`, count(mutated, what) + 1)
  return {
    of: (mutated: string, chosen: readonly CollectedTest[]): CollectedTest[] => {
      const kinship = kinshipTo(mutated)
      const first = (name: string) => [count(mutated, name), kinship(name)] as const
      const ranked = <T>(list: readonly T[], nameOf: (one: T) => string): T[] =>
        list
          .map((one) => ({ one, rank: first(nameOf(one)) }))
          .toSorted((a, b) => b.rank[0] - a.rank[0] || b.rank[1] - a.rank[1])
          .map(({ one }) => one)
      const files = Map.groupBy(chosen, ({ file }) => file)
      const nearest = (tests: readonly CollectedTest[]): number =>
        Math.max(...tests.map(({ id }) => kinship(id)))
      const byKinship = [...files].toSorted(([, a], [, b]) => nearest(b) - nearest(a))
      return byKinship
        .toSorted(([one], [other]) => count(mutated, other) - count(mutated, one))
        .flatMap(([, tests]) => ranked(tests, ({ id }) => id))
    },
    failed: (mutated: string, { id, file }: CollectedTest): void => {
      add(mutated, file)
      add(mutated, id)
    },
  }
}
