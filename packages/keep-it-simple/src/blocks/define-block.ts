import type { z } from 'zod'
import type { Block } from '#content/markdown/blocks/block.ts'

/** For `block.ts` of a folder of `blocks/`: gives the block back, checked and completed by the editor. */
export const defineBlock = <Schema extends z.ZodObject = z.ZodObject>(
  block: Block<Schema>,
): Block<Schema> => block
