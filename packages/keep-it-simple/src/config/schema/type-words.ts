import { unwrapped, type Part } from './schema-at.ts'
import { wordsOf } from './setting.ts'

/** What may be written, with its article: `a whole number`, `one of …`. */
export function typeInWords(schema: Part): string {
  const { kind } = wordsOf(schema)
  if (kind !== undefined) return kind
  const { def } = schema._zod
  switch (def.type) {
    case 'string':
      return 'text'
    case 'number':
      return 'a number'
    case 'boolean':
      return '`true` or `false`'
    case 'literal':
      return alternatives(def.values.map((one) => `\`${String(one)}\``))
    case 'enum':
      return alternatives(Object.values(def.entries).map((one) => `\`${String(one)}\``))
    case 'array':
    case 'tuple':
      return 'a list'
    case 'union':
      return [...new Set(def.options.map((one) => typeInWords(unwrapped(one))))].join(' or ')
    default:
      return 'an object'
  }
}

/** The texts that may be written where only some may. */
export function choices(schema: Part): string[] {
  const { def } = schema._zod
  if (def.type === 'enum') return Object.values(def.entries).map(String)
  if (def.type === 'literal')
    return def.values.filter((one): one is string => typeof one === 'string')
  return def.type === 'union' ? def.options.flatMap((one) => choices(unwrapped(one))) : []
}

export function alternatives(names: readonly string[]): string {
  return names.length < 2
    ? String(names[0])
    : `${names.slice(0, -1).join(', ')} or ${names.at(-1)!}`
}
