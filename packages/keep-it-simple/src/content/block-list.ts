import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { pascalCase } from '#config/block-folders.ts'
import type { LoadedBlock } from './markdown/blocks/block.ts'
import { loadBlocks } from './markdown/blocks/load-blocks.ts'

type Texts = Readonly<Record<string, string>>

/** An option of a block, as the manual shows it. */
export interface BlockOption {
  readonly name: string
  readonly kind: 'text' | 'number' | 'whole number' | 'flag' | 'choice'
  /** What may be chosen. */
  readonly values?: readonly string[]
  readonly least?: number
  readonly most?: number
  readonly default?: unknown
  readonly about: Texts
}

/** A block of a site, as the manual shows it. */
export interface ListedBlock {
  readonly name: string
  readonly folder: string
  /** Whether it is the author's. */
  readonly own: boolean
  readonly about: Texts
  /** What an author writes to get it, each way. */
  readonly written: readonly string[]
  readonly options: readonly BlockOption[]
  /** The text of `example.md`. */
  readonly example?: string
}

/** Every block of the site in a folder, the engine's first. */
export async function blockList(root: string): Promise<ListedBlock[]> {
  const { all, problems } = await loadBlocks(root)
  const [problem] = problems
  if (problem) throw new Error(`${problem.file}: ${problem.message} ${problem.remedy}`)
  return [...all.values()].map((loaded) => {
    const example = join(loaded.folder, 'example.md')
    return {
      name: loaded.name,
      folder: loaded.folder,
      own: loaded.own,
      about: loaded.block.about,
      written: waysOf(loaded),
      options: optionsOf(loaded.block.options),
      ...(existsSync(example) && { example: readFileSync(example, 'utf8') }),
    }
  })
}

function waysOf({ name, block, island }: LoadedBlock): string[] {
  const names = block.names ?? [name]
  return [
    ...('container' in block || 'render' in block ? names.map((one) => `::: ${one}`) : []),
    ...('embed' in block ? names.map((one) => `@[${one}](…)`) : []),
    ...(island === undefined ? [] : [`::: figure ${pascalCase(name)}`]),
  ]
}

interface OptionSchema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly default?: unknown
  readonly about?: Texts
}

function optionsOf(schema: z.ZodObject | undefined): BlockOption[] {
  if (!schema) return []
  // What is written is always text; what it becomes is what an author should know.
  const { properties = {} } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
  return Object.entries(properties as Readonly<Record<string, OptionSchema>>).map(
    ([name, { about = {}, default: usual, ...type }]) => ({
      name,
      ...kindOf(type),
      ...(usual !== undefined && { default: usual }),
      about,
    }),
  )
}

function kindOf(type: OptionSchema): Pick<BlockOption, 'kind' | 'values' | 'least' | 'most'> {
  const values = type.enum ?? (type.const === undefined ? undefined : [type.const])
  if (values) return { kind: 'choice', values: values.map(String) }
  if (type.type === 'boolean') return { kind: 'flag' }
  if (type.type !== 'number' && type.type !== 'integer') return { kind: 'text' }
  // Whole numbers end where a computer cannot count on; nobody set that limit.
  const isSet = (limit: number | undefined) =>
    limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER
  return {
    kind: type.type === 'integer' ? 'whole number' : 'number',
    ...(isSet(type.minimum) && { least: type.minimum! }),
    ...(isSet(type.maximum) && { most: type.maximum! }),
  }
}
