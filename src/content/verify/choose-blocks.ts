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
  /** Whether the language can be run here; nothing is installed for the sake of an audit. */
  present: () => boolean,
  day: number,
): Set<string> {
  if (extent === 'all') return new Set(keys)
  const open = keys.filter((key) => !proofs.has(key))
  if (extent === 'new' || !present()) return new Set(open)
  const sample = keys.filter((key) => Number.parseInt(key.slice(0, 8), 16) % PARTS === day % PARTS)
  return new Set([...open, ...sample])
}
