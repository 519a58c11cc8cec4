import type { Diagnostic } from '#model/diagnostic.ts'
import { nearest } from '#model/nearest.ts'
import { PAGE_ASSETS } from '#model/page-assets.ts'
import type { BlockSet } from './markdown/blocks/block.ts'

/**
 * Names that no block's styles or client part answer to. A rule may note any name, and a page that
 * asks for a file that does not exist cannot be drawn in a browser.
 */
export function unknownAssets(
  names: Iterable<string>,
  { withParts }: BlockSet,
  file: string,
): Diagnostic[] {
  const known = [...PAGE_ASSETS, ...withParts]
  return [...names]
    .filter((name) => !known.includes(name))
    .map((name) => {
      const guess = nearest(name, known)
      return {
        severity: 'error',
        code: 'unknown-asset',
        file,
        message: `A block of this page asks for the block asset \`${name}\`, which does not exist.`,
        remedy: guess
          ? `Did you mean \`${guess}\`? Correct it in the rule of that block.`
          : `Correct it in the rule of that block; there are ${known.join(', ')}.`,
      }
    })
}
