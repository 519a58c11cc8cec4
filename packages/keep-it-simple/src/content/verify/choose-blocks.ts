import type { Proofs } from '../proofs.ts'

/**
 * `new`: what is not proven. `audit`: also an eighth of what is, another one every day, because a file
 * of proofs can be written by hand. `all`: everything.
 */
export type Extent = 'new' | 'audit' | 'all'

const PARTS = 8

/** Which of a language's blocks are executed, by the keys of their proofs. */
export function chooseBlocks(
  keys: readonly string[],
  proofs: Proofs,
  extent: Extent,
  /** What would run them here. A proof by another version cannot be repeated, and nothing is installed for it. */
  version: string | undefined,
  day: number,
): Set<string> {
  if (extent === 'all' && version !== undefined) return new Set(keys)
  const isDue = (key: string) => Number.parseInt(key.slice(0, 8), 16) % PARTS === day % PARTS
  return new Set(
    keys.filter((key) => {
      const proof = proofs.get(key)
      return !proof || (extent === 'audit' && proof.tool === version && isDue(key))
    }),
  )
}
