import { z } from 'zod'
import { DEFAULT_LAYOUT, PAGE_LAYOUTS } from '#model/layout.ts'
import { frontMatterSchema } from '../front-matter-schema.ts'
import { KEY_WORDS } from './key-words.ts'
import { PART_WORDS } from './part-words.ts'

type Plain = string | number | boolean

/** The parts of a JSON Schema we read and write. */
export interface JsonSchema {
  readonly $schema?: string
  readonly title?: string
  readonly description?: string
  readonly type?: string
  readonly enum?: readonly Plain[]
  readonly const?: Plain
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema | readonly JsonSchema[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly required?: readonly string[]
}

/** What a site has of its own, for editors to complete. */
export interface SiteNames {
  readonly tags: readonly string[]
  /** Names of layouts in `layouts/`. */
  readonly layouts: readonly string[]
  readonly languages: readonly string[]
  readonly addresses: readonly string[]
  /** Folders of blogs and of series. */
  readonly blogs: readonly string[]
  readonly series: readonly string[]
}

const WORDS: Readonly<Record<string, string>> = { ...KEY_WORDS, ...PART_WORDS }

/** What editors read to complete and check front matter; with the names of a site where they are known. */
export function pageJsonSchema(names?: SiteNames): JsonSchema {
  // Draft 7 is what editors know; `input` because authors write numbers where tags are texts.
  const { $schema, ...whole } = z.toJSONSchema(frontMatterSchema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchema
  // A first-level heading may be the title, so nothing is required here.
  const { required: _required, ...rest } = described(whole, '')
  const offered = names ? offers(names) : {}
  const properties = Object.entries(rest.properties ?? {}).map(([key, schema]) => [
    key,
    offer(schema, key, { ...LAYOUTS, ...offered }),
  ])
  return {
    ...($schema !== undefined && { $schema }),
    title: 'Front matter of a Keep It Simple page',
    ...rest,
    properties: Object.fromEntries(properties) as Record<string, JsonSchema>,
  }
}

export const pageJsonSchemaText = (names?: SiteNames): string =>
  `${JSON.stringify(pageJsonSchema(names), undefined, 2)}\n`

/** Values that are offered and are not the only ones. */
type Offers = Readonly<Record<string, readonly string[]>>

const LAYOUTS: Offers = { pageLayout: PAGE_LAYOUTS, layout: [DEFAULT_LAYOUT] }

const offers = (names: SiteNames): Offers => ({
  tags: names.tags,
  pageLayout: [...PAGE_LAYOUTS, ...names.layouts],
  layout: [DEFAULT_LAYOUT, ...names.layouts],
  lang: names.languages,
  translation: names.addresses,
  prev: names.addresses,
  next: names.addresses,
  'prev.link': names.addresses,
  'next.link': names.addresses,
  'config.collection': names.blogs,
  'config.features.series': names.series,
})

/** Puts the offered values of a key, and of those below it, beside whatever else it may be. */
function offer(schema: JsonSchema, path: string, offered: Offers): JsonSchema {
  const values = offered[path] ?? []
  const below = (one: JsonSchema, at: string) => offer(one, at, offered)
  return inside(schema, path, below, (leaf) => {
    if (values.length === 0 || leaf.type !== 'string') return leaf
    const { description, ...kind } = leaf
    return { ...(description !== undefined && { description }), anyOf: [{ enum: values }, kind] }
  })
}

/** Gives every key the sentence that says what it does. */
function described(schema: JsonSchema, path: string): JsonSchema {
  const description = WORDS[path]
  const whole = inside(schema, path, described, (leaf) => leaf)
  return description === undefined ? whole : { description, ...whole }
}

/** The same schema with what stands in it changed; lists and choices are of their key's path. */
function inside(
  schema: JsonSchema,
  path: string,
  change: (schema: JsonSchema, path: string) => JsonSchema,
  leaf: (schema: JsonSchema) => JsonSchema,
): JsonSchema {
  const { properties, items, anyOf, oneOf } = schema
  const again = (one: JsonSchema) => inside(one, path, change, leaf)
  if (!properties && !items && !anyOf && !oneOf) return leaf(schema)
  const keys = Object.entries(properties ?? {}).map(([key, one]) => [
    key,
    change(one, path === '' ? key : `${path}.${key}`),
  ])
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(keys) as Record<string, JsonSchema> }),
    ...(items && { items: Array.isArray(items) ? items.map(again) : again(items as JsonSchema) }),
    ...(anyOf && { anyOf: anyOf.map(again) }),
    ...(oneOf && { oneOf: oneOf.map(again) }),
  }
}
