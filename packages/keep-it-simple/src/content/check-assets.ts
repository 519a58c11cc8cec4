import { BLOCK_ASSETS } from '#model/block-assets.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import { nearest } from '#model/nearest.ts'
import type { Islands } from './islands/load-islands.ts'

const KNOWN: ReadonlySet<string> = new Set(BLOCK_ASSETS)

/**
 * Names of block assets that do not exist. Their type is checked in an editor; Node takes types away
 * without looking, and a page that asks for a file that does not exist cannot be drawn in a browser.
 */
export function unknownAssets(
  names: Iterable<string>,
  file: string,
  { byName }: Islands,
): Diagnostic[] {
  const islands = new Set([...byName.values()].map(({ name }) => name))
  return [...names]
    .filter((name) => !KNOWN.has(name) && !islands.has(name))
    .map((name) => {
      const guess = nearest(name, BLOCK_ASSETS)
      return {
        severity: 'error',
        code: 'unknown-asset',
        file,
        message: `A block of this page asks for the block asset \`${name}\`, which does not exist.`,
        remedy: guess
          ? `Did you mean \`${guess}\`? Correct it in the rule of that block.`
          : `Correct it in the rule of that block; there are ${BLOCK_ASSETS.join(', ')}.`,
      }
    })
}
