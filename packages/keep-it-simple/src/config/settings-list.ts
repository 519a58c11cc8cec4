import type { z } from 'zod'
import { asCode, keyAsCode } from './as-code.ts'
import { unwrapped, type Part } from './schema/schema-at.ts'
import { wordsOf } from './schema/setting.ts'
import { TOPICS } from './schema/site-schema.ts'
import { typeInWords } from './schema/type-words.ts'

/** One setting, as the reference and the manual show it. */
export interface Setting {
  readonly topic: string
  /** Its own name as an author writes it: `title`, `'img-src'`. */
  readonly key: string
  /** With everything it stands in: `locales[…].title`. */
  readonly path: string
  /** What it stands in; empty at the top. */
  readonly parent: string
  /** Of what has kinds, the kind: `type: 'post'`. */
  readonly kind?: string
  /** What may be written, in words. */
  readonly type: string
  /** Of a list of plain values, what each entry is, in words. */
  readonly entries?: string
  readonly isNeeded: boolean
  readonly default?: unknown
  /** What holds without it, in words. */
  readonly otherwise?: string
  readonly example?: unknown
  readonly about: string
}

type Place = Pick<Setting, 'topic' | 'parent' | 'kind'>

/** Every setting there is, each before those inside it; what contains itself is listed once. */
export function settingsList(): Setting[] {
  return Object.entries(TOPICS).flatMap(([topic, settings]) =>
    below(Object.entries(settings), { topic, parent: '' }, []),
  )
}

function below(
  rows: readonly (readonly [name: string, schema: unknown])[],
  place: Place,
  above: readonly Part[],
): Setting[] {
  return rows.flatMap(([name, schema]) => {
    const setting = described(keyAsCode(name), schema, place)
    return [setting, ...inside(unwrapped(schema), setting.path, place.topic, above)]
  })
}

function inside(schema: Part, path: string, topic: string, above: readonly Part[]): Setting[] {
  const { def } = schema._zod
  switch (def.type) {
    case 'object': {
      if (above.includes(schema)) return []
      const type = def.shape['type'] && unwrapped(def.shape['type'])
      const kind =
        type?._zod.def.type === 'literal' ? `type: ${asCode(type._zod.def.values[0])}` : undefined
      const place = { topic, parent: path, ...(kind !== undefined && { kind }) }
      return below(Object.entries(def.shape), place, [...above, schema])
    }
    case 'record':
      return inside(unwrapped(def.valueType), `${path}[…]`, topic, above)
    case 'array':
      return inside(unwrapped(def.element), `${path}[…]`, topic, above)
    case 'union':
      return def.options.flatMap((one) => inside(unwrapped(one), path, topic, above))
    default:
      return []
  }
}

function described(key: string, schema: unknown, place: Place): Setting {
  const part = unwrapped(schema)
  const { description, default: usual, examples } = (part as unknown as z.ZodType).meta() ?? {}
  const { otherwise } = wordsOf(part)
  const [example] = (examples ?? []) as unknown[]
  const { def } = part._zod
  const type = typeInWords(part)
  return {
    ...place,
    key,
    path: `${place.parent}${place.parent === '' ? '' : '.'}${key}`,
    type,
    ...(def.type === 'array' &&
      type === 'a list' && { entries: typeInWords(unwrapped(def.element)) }),
    isNeeded: part === schema,
    ...(usual !== undefined && { default: usual }),
    ...(otherwise !== undefined && { otherwise }),
    ...(example !== undefined && { example }),
    about: description!,
  }
}
