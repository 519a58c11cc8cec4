import { z } from 'zod'

/** What an author should know of a setting besides its type. */
interface About {
  /** What it is when the author leaves it out; also in the JSON Schema. */
  readonly default?: unknown
  /** The same in words, where it depends on other settings or means that something is absent. */
  readonly otherwise?: string
  readonly example?: unknown
}

interface Words {
  /** What may be written, with its article: `a whole number`. */
  readonly kind?: string
  readonly otherwise?: string
}

/** Words for messages and for the reference; editors have no use for them. */
const words = z.registry<Words>()

export const wordsOf = (schema: z.core.$ZodType): Words => words.get(schema) ?? {}

function described<S extends z.ZodType>(schema: S, description: string, about: About): S {
  const { default: value, otherwise, example } = about
  const described = schema.meta({
    ...schema.meta(),
    description,
    ...(value !== undefined && { default: value }),
    ...(example !== undefined && { examples: [example] }),
  })
  const own = wordsOf(schema)
  words.add(described, { ...own, ...(otherwise !== undefined && { otherwise }) })
  return described
}

/** A setting every author writes. */
export function required<S extends z.ZodType>(
  schema: S,
  description: string,
  about: About = {},
): S {
  return described(schema, description, about)
}

/** A setting an author may leave out. */
export function optional<S extends z.ZodType>(
  schema: S,
  description: string,
  about: About = {},
): z.ZodOptional<S> {
  return described(schema, description, about).optional()
}

/** Gives a type the words that messages and the reference use for it. */
export function kind<S extends z.ZodType>(schema: S, words_: string, pattern?: RegExp): S {
  const named = pattern ? schema.meta({ pattern: pattern.source }) : schema.meta({})
  words.add(named, { kind: words_ })
  return named
}

/** A check of the form: answers what to do about a value that cannot be, in the imperative. */
export function checked<S extends z.ZodType>(
  schema: S,
  remedyFor: (value: z.output<S>) => string | undefined,
): S {
  return schema.superRefine((value, context) => {
    const remedy = remedyFor(value)
    if (remedy !== undefined) context.addIssue({ code: 'custom', params: { remedy } })
  })
}
