import type { Proofs } from '../proofs.ts'

/**
 * `new`: what is not proven. `audit`: also what is cheap to run, and a few of the others, because a
 * file of proofs can be written by hand. `all`: everything.
 */
export type Extent = 'new' | 'audit' | 'all'

/** An audit runs every how many-eth proven block of a language that is slow to run. */
const SAMPLE = 8

interface LanguageFacts {
  readonly cheap: boolean
  /** Whether its tools are here; nothing is installed for the sake of a sample. */
  readonly present: () => boolean
}

/** Which of a language's blocks are executed. The sample is another one every day. */
export function chooseBlocks(
  keys: readonly string[],
  proofs: Proofs,
  extent: Extent,
  facts: LanguageFacts,
  day = Math.floor(Date.now() / 86_400_000),
): Set<string> {
  if (extent === 'all' || (extent === 'audit' && facts.cheap)) return new Set(keys)
  const chosen = new Set(keys.filter((key) => !proofs.has(key)))
  if (extent === 'new' || chosen.size === keys.length || !facts.present()) return chosen
  const sorted = keys.toSorted()
  for (const [at, key] of sorted.entries())
    if (at % SAMPLE === day % SAMPLE || sorted.length <= 1) chosen.add(key)
  return chosen
}
