import type { CollectedTest } from './collected-tests.ts'

/**
 * Tests that have noticed mutants of a file before come first: most mutants are noticed by the first
 * test that is tried. The tests of one file stay together, because they share what is prepared.
 */
export const testOrder = () => {
  const noticed = new Map<string, number>()
  const count = (mutated: string, what: string): number => noticed.get(`${mutated} ${what}`) ?? 0
  const add = (mutated: string, what: string): unknown =>
    noticed.set(`${mutated} ${what}`, count(mutated, what) + 1)
  return {
    of: (mutated: string, chosen: readonly CollectedTest[]): CollectedTest[] => {
      const files = Map.groupBy(chosen, ({ file }) => file)
      return [...files]
        .toSorted(([one], [other]) => count(mutated, other) - count(mutated, one))
        .flatMap(([, tests]) =>
          tests.toSorted((one, other) => count(mutated, other.id) - count(mutated, one.id)),
        )
    },
    failed: (mutated: string, { id, file }: CollectedTest): void => {
      add(mutated, file)
      add(mutated, id)
    },
  }
}
