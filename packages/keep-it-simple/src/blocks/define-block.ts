import type { z } from 'zod'

/** One block, in a folder of its own. */
export interface BlockDefinition<Options extends z.ZodObject = z.ZodObject> {
  /** Name of the folder. */
  readonly name: string
  readonly about?: Readonly<Record<string, string>>
  readonly options?: Options
  /** Of an island: names of options that are state worth sharing. */
  readonly shared?: readonly string[]
  /** Of an island: when it comes alive. */
  readonly client?: 'visible' | 'touch' | 'idle'
}

export function defineBlock<Options extends z.ZodObject>(
  block: BlockDefinition<Options>,
): BlockDefinition<Options> {
  return block
}
