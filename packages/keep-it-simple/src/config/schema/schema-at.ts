import { z } from 'zod'

export type Path = readonly (string | number)[]

/** The parts of a schema we use, whatever it is; the library's own types lose them on the way. */
export type Part = z.core.$ZodTypes

const asPart = (schema: unknown): Part => schema as Part

/** What stands inside `.optional()`, and what is written where a value is converted. */
export function unwrapped(schema: unknown): Part {
  const part = asPart(schema)
  const { def } = part._zod
  if (def.type === 'optional') return unwrapped(def.innerType)
  return def.type === 'pipe' ? unwrapped(def.in) : part
}

export type Kind = 'list' | 'object' | 'text' | 'number' | 'flag' | 'other'

export function kindOf(value: unknown): Kind {
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'object' && value !== null) return 'object'
  if (typeof value === 'string') return 'text'
  if (typeof value === 'number') return 'number'
  return typeof value === 'boolean' ? 'flag' : 'other'
}

/** Whether a value of this kind can be right at all. */
export function acceptsKind(schema: unknown, kind: Kind): boolean {
  const { def } = unwrapped(schema)._zod
  switch (def.type) {
    case 'array':
    case 'tuple':
      return kind === 'list'
    case 'object':
    case 'record':
      return kind === 'object'
    case 'string':
    case 'enum':
      return kind === 'text'
    case 'number':
      return kind === 'number'
    case 'boolean':
      return kind === 'flag'
    case 'literal':
      return def.values.some((one) => kindOf(one) === kind)
    case 'union':
      return def.options.some((one) => acceptsKind(one, kind))
    default:
      return false
  }
}

/** What is expected below a list or an object. */
function step(schema: Part, key: string | number, value: unknown): Part | undefined {
  const { def } = schema._zod
  switch (def.type) {
    case 'object':
      return Object.hasOwn(def.shape, key) ? unwrapped(def.shape[key]) : undefined
    case 'record':
      return unwrapped(def.valueType)
    case 'array':
      return unwrapped(def.element)
    case 'tuple':
      return def.items[Number(key)] && unwrapped(def.items[Number(key)])
    case 'union': {
      const options = def.options.map(unwrapped)
      const meant = optionFor(options, value)
      // Nothing is known of it but what it may say in `type`.
      return meant ? step(meant, key, value) : asPart(z.enum(options.flatMap(typesOf)))
    }
    default:
      return undefined
  }
}

/**
 * Of several types, the one the author meant: by `type` where there is one, else by the kind of value,
 * the word a list begins with, or the keys an object has.
 */
export function optionFor(options: readonly Part[], value: unknown): Part | undefined {
  const fitting = options.filter((one) => acceptsKind(one, kindOf(value)))
  if (fitting.length < 2) return fitting[0]
  if (fitting.some((one) => typesOf(one).length > 0)) {
    const { type } = value as { readonly type?: unknown }
    return fitting.find((one) => typesOf(one).includes(String(type)))
  }
  const likeness = fitting.map((one) => shared(one, value))
  const most = Math.max(...likeness)
  return most === 0 ? undefined : fitting[likeness.indexOf(most)]
}

/** How much of a value fits a type. */
function shared({ _zod: { def } }: Part, value: unknown): number {
  if (def.type === 'object')
    return Object.keys(value as object).filter((key) => Object.hasOwn(def.shape, key)).length
  if (def.type !== 'tuple') return 0
  const first = unwrapped(def.items[0])._zod.def
  const [written] = value as readonly unknown[]
  return first.type === 'literal' && first.values.some((one) => one === written) ? 1 : 0
}

/** What an object may say in `type`. */
function typesOf({ _zod: { def } }: Part): string[] {
  const type = def.type === 'object' ? def.shape['type'] : undefined
  const tag = type && unwrapped(type)._zod.def
  return tag?.type === 'literal' ? tag.values.map(String) : []
}

/** What the schema expects at a path of these settings. */
export function schemaAt(root: unknown, path: Path, input: unknown): Part | undefined {
  let schema: Part | undefined = unwrapped(root)
  let value = input
  for (const key of path) {
    schema = schema && step(schema, key, value)
    value = (value as Record<string | number, unknown> | undefined)?.[key]
  }
  return schema
}
