import { z } from 'zod'
import { nearest } from '#model/nearest.ts'
import { report, type PageEnv } from '../page-env.ts'
import type { Attributes } from './attributes.ts'
import type { Block } from './block.ts'
import { optionsOf } from './options.ts'

type Written = Attributes & {
  readonly name: string
  readonly env: PageEnv
  readonly fileLine: number
}

/** What JSON Schema says of one option; all we need to know of it to read and to explain it. */
interface Expected {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
}

export interface ReadOptions {
  /** Absent when one that is needed was not written; that is reported. */
  readonly options?: Readonly<Record<string, unknown>>
  /** The words that are no options: the author's title. */
  readonly words: string
}

/** The options behind a block's name, by its schema. Whatever is wrong is reported with its line. */
export function readOptions(block: Block, written: Written): ReadOptions {
  const expected = expectedOf(block.options)
  const names = Object.keys(expected)
  const flags = names.filter((name) => expected[name]!.type === 'boolean')
  const { set, words } = takeFlags(written, flags, block.title === true)
  optionsOf({ ...written, words }, { keys: names, ...(!block.title && { flags }) })
  const values: Record<string, unknown> = Object.fromEntries(set.map((name) => [name, true]))
  for (const name of names)
    if (written.values[name] !== undefined)
      values[name] = converted(written.values[name], expected[name]!)
  const options = block.options ? parse(block.options, values, expected, written) : {}
  return { words: block.title ? words : '', ...(options && { options }) }
}

/** Before a title only the first words can be flags: `::: details open A title that is open`. */
function takeFlags(
  { words }: Written,
  flags: readonly string[],
  title: boolean,
): { set: string[]; words: string } {
  const all = words.split(' ').filter((word) => word !== '')
  const end = title ? all.findIndex((word) => !flags.includes(word)) : -1
  const first = end === -1 ? all : all.slice(0, end)
  const set = first.filter((word) => flags.includes(word))
  const rest = all.filter((word, at) => at >= first.length || !flags.includes(word))
  return { set, words: rest.join(' ') }
}

function parse(
  schema: z.ZodObject,
  values: Readonly<Record<string, unknown>>,
  expected: Readonly<Record<string, Expected>>,
  written: Written,
): Readonly<Record<string, unknown>> | undefined {
  const result = schema.safeParse(values)
  if (result.success) return result.data
  const wrong = new Map(result.error.issues.map((issue) => [String(issue.path[0]), issue]))
  for (const [name, issue] of wrong) {
    const isWritten = written.values[name] !== undefined || values[name] !== undefined
    if (isWritten) reportBad(written, name, expected[name] ?? {}, issue.message)
    else reportMissing(written, name, expected[name] ?? {})
  }
  // Without what is wrong the defaults hold, and the page shows what can be shown.
  const right = Object.entries(values).filter(([name]) => !wrong.has(name))
  return schema.safeParse(Object.fromEntries(right)).data
}

/** What is written is text; the schema may want a number or a truth value. */
function converted(text: string, { type }: Expected): unknown {
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  if (type !== 'number' && type !== 'integer') return text
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}

/** How zod begins where the author of a block gave no words of their own. */
const LIBRARY = /^(?:Invalid|Too (?:small|big)|Unrecognized)\b/

function reportBad(written: Written, name: string, expected: Expected, said: string): void {
  const text = written.values[name] ?? ''
  const choices = expected.enum?.map(String)
  const guess = choices && nearest(text, choices)
  const what = describe(expected)
  report(
    written.env,
    {
      severity: 'error',
      code: 'bad-option',
      message:
        what !== undefined
          ? `\`${name}=${text}\` is not ${what}.`
          : LIBRARY.test(said)
            ? `\`${name}\` cannot be \`${text}\`.`
            : `\`${name}=${text}\` is not right: ${said}.`,
      remedy: guess ? `Did you mean \`${guess}\`?` : remedyOf(name, text, expected),
    },
    { line: written.fileLine },
  )
}

function reportMissing(written: Written, name: string, expected: Expected): void {
  const what = describe(expected)
  report(
    written.env,
    {
      severity: 'error',
      code: 'missing-option',
      message: `The block \`${written.name}\` needs the option \`${name}\`${what === undefined ? '' : `, ${what}`}.`,
      remedy: `Write \`${name}=…\` behind its name.`,
    },
    { line: written.fileLine },
  )
}

/** The bound that was crossed is the value nearest to what was meant; where it is no number, any shows how to write one. */
function remedyOf(name: string, text: string, { maximum, minimum }: Expected): string {
  const value = Number(text)
  const bound = [minimum, maximum].find(
    (one, at) => isBound(one) && (Number.isNaN(value) || (at === 0 ? value < one : value > one)),
  )
  return bound === undefined
    ? 'Correct it, or leave it out.'
    : `Write \`${name}=${bound}\`, or leave it out.`
}

function describe({ type, enum: choices, minimum, maximum }: Expected): string | undefined {
  if (choices) return `one of ${choices.map((one) => `\`${String(one)}\``).join(', ')}`
  if (type !== 'number' && type !== 'integer') return undefined
  if (isBound(minimum) && isBound(maximum)) return `a number from ${minimum} to ${maximum}`
  if (isBound(minimum)) return `a number of at least ${minimum}`
  return isBound(maximum) ? `a number of at most ${maximum}` : 'a number'
}

/** A whole number without bounds has those of JavaScript. */
const isBound = (value: number | undefined): value is number =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER

const described = new WeakMap<z.ZodObject, Readonly<Record<string, Expected>>>()

function expectedOf(schema: z.ZodObject | undefined): Readonly<Record<string, Expected>> {
  if (!schema) return {}
  const known = described.get(schema)
  if (known) return known
  const { properties = {} } = z.toJSONSchema(schema, { unrepresentable: 'any' })
  const expected = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, (properties[name] ?? {}) as Expected]),
  )
  described.set(schema, expected)
  return expected
}
