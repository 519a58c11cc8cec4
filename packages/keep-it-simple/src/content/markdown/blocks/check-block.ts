import { z } from 'zod'
import type { BlockFolder } from '#config/block-folders.ts'
import { nearest } from '#model/nearest.ts'
import type { Block } from './block.ts'
import { islandFault } from './island-fault.ts'

export interface BlockFault {
  readonly code: 'bad-block'
  readonly message: string
  readonly remedy: string
  /** Which part of `block.ts` is wrong: `['options', 'key']`. */
  readonly path?: readonly (string | number)[]
  /** Its modules do not run, and why. */
  readonly error?: { readonly cause: unknown }
}

const NAME = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/

/** What is wrong with a block, as far as one can see without a page that has it. */
export function blockFault(
  block: unknown,
  words: unknown,
  folder: BlockFolder,
  names: readonly string[],
): BlockFault | undefined {
  const { name } = folder
  if (folder.block === undefined)
    return fault(
      `The folder of the block \`${name}\` has no \`block.ts\`.`,
      'Write one, or begin the name of a folder that is no block with `_`.',
    )
  if (!NAME.test(name))
    return fault(
      `\`${name}\` cannot be the name of a block.`,
      'Use small letters, digits and hyphens, and begin with a letter.',
    )
  if (!isBlock(block))
    return fault(
      'The file exports no block.',
      `Write \`export default defineBlock({ name: '${name}', … })\`.`,
    )
  if (block.name !== name)
    return fault(
      `The block is called \`${block.name}\`, and its folder \`${name}\`.`,
      `Write \`name: '${name}'\`, or rename the folder.`,
      ['name'],
    )
  if (block.options !== undefined && !(block.options instanceof z.ZodObject))
    return fault(
      'Its `options` are not an object of zod.',
      'Write `options: z.object({ … })` with the `z` of `keep-it-simple/blocks`.',
      ['options'],
    )
  const draws = ['render', 'container', 'embed', 'fence', 'rule'].some((kind) => kind in block)
  if (!draws && folder.island === undefined)
    return fault(
      'The block draws nothing.',
      'Give it `render`, `container`, `embed`, `fence` or `rule`, or put an `Island.tsx` beside it.',
    )
  if (typeof words !== 'object' || words === null)
    return fault('Its `words.ts` exports no words.', "Write `export default { 'en-US': { … } }`.")
  return (
    unknownName(block, 'assets', names) ??
    unknownName(block, 'after', names) ??
    (folder.island === undefined ? undefined : islandFault(block))
  )
}

const fault = (
  message: string,
  remedy: string,
  path?: readonly (string | number)[],
): BlockFault => ({ code: 'bad-block', message, remedy, ...(path && { path }) })

const isBlock = (value: unknown): value is Block => typeof value === 'object' && value !== null

function unknownName(
  block: Block,
  key: 'assets' | 'after',
  names: readonly string[],
): BlockFault | undefined {
  const at = block[key]?.findIndex((one) => !names.includes(one)) ?? -1
  const strange = block[key]?.[at]
  if (strange === undefined) return undefined
  const guess = nearest(strange, names)
  return fault(
    `Its \`${key}\` name the block \`${strange}\`, which does not exist.`,
    guess ? `Did you mean \`${guess}\`?` : `There are ${names.join(', ')}.`,
    [key, at],
  )
}
