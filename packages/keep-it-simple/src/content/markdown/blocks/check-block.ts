import { z } from 'zod'
import type { BlockFolder } from '#config/block-folders.ts'
import { nearest } from '#model/nearest.ts'
import type { Block } from './block.ts'
import { islandFault } from './island-fault.ts'

export interface BlockFault {
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
    return {
      message: `The folder of the block \`${name}\` has no \`block.ts\`.`,
      remedy: 'Write one, or begin the name of a folder that is no block with `_`.',
    }
  if (!NAME.test(name))
    return {
      message: `\`${name}\` cannot be the name of a block.`,
      remedy: 'Use small letters, digits and hyphens, and begin with a letter.',
    }
  if (!isBlock(block))
    return {
      message: 'The file exports no block.',
      remedy: `Write \`export default defineBlock({ name: '${name}', … })\`.`,
    }
  if (block.name !== name)
    return {
      message: `The block is called \`${block.name}\`, and its folder \`${name}\`.`,
      remedy: `Write \`name: '${name}'\`, or rename the folder.`,
      path: ['name'],
    }
  if (block.options !== undefined && !(block.options instanceof z.ZodObject))
    return {
      message: 'Its `options` are not an object of zod.',
      remedy: 'Write `options: z.object({ … })` with the `z` of `keep-it-simple/blocks`.',
      path: ['options'],
    }
  const draws = ['render', 'container', 'embed', 'fence', 'rule'].some((kind) => kind in block)
  if (!draws && folder.island === undefined)
    return {
      message: 'The block draws nothing.',
      remedy:
        'Give it `render`, `container`, `embed`, `fence` or `rule`, or put an `Island.tsx` beside it.',
    }
  if (typeof words !== 'object' || words === null)
    return {
      message: 'Its `words.ts` exports no words.',
      remedy: "Write `export default { 'en-US': { … } }`.",
    }
  return (
    unknownName(block, 'assets', names) ??
    unknownName(block, 'after', names) ??
    (folder.island === undefined ? undefined : islandFault(block))
  )
}

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
  return {
    message: `Its \`${key}\` name the block \`${strange}\`, which does not exist.`,
    remedy: guess ? `Did you mean \`${guess}\`?` : `There are ${names.join(', ')}.`,
    path: [key, at],
  }
}
