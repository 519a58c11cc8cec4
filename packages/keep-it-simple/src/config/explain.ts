import type { z } from 'zod'
import { nearest } from '#model/nearest.ts'
import { asCode, inWords, keyAsCode, pathAsCode } from './as-code.ts'
import { acceptsKind, kindOf, optionFor, schemaAt, unwrapped } from './schema/schema-at.ts'
import type { Part, Path } from './schema/schema-at.ts'
import { siteSchema } from './schema/site-schema.ts'
import { alternatives, choices, typeInWords } from './schema/type-words.ts'

/** One mistake in the settings: which value, or which key where the key is the mistake. */
export interface Problem {
  readonly code: 'bad-setting' | 'missing-setting' | 'unknown-setting'
  readonly path: Path
  readonly at: 'key' | 'value'
  readonly message: string
  readonly remedy: string
  /** The word that is meant, and the one that is written. */
  readonly meant?: { readonly before: string; readonly after: string }
}

type Issue = z.core.$ZodIssue

/** The checker's findings as sentences. */
export function explain(
  issues: readonly Issue[],
  input: unknown,
  root: z.ZodType = siteSchema,
): Finding[] {
  const placeOf = (issue: Issue) => pathAsCode(issue.path as Path)
  const misspelt = new Set(
    issues.filter(({ code }) => code === 'unrecognized_keys').map((issue) => placeOf(issue)),
  )
  // What a whole lacks because of a misspelt key is no second mistake.
  const first = issues.filter((issue) => issue.code !== 'custom' || !misspelt.has(placeOf(issue)))
  const problems = first.flatMap((issue) => explainOne(issue, issue.path as Path, input, root))
  const meant = new Set(problems.map(({ guess }) => guess))
  // A misspelt key is one mistake, not also the lack of the right one.
  return problems.filter(
    ({ code, path }) => code !== 'missing-setting' || !meant.has(pathAsCode(path)),
  )
}

/** What is known of a problem while all are gathered. */
export interface Finding extends Problem {
  /** The setting a misspelt key was probably meant to be, with its path. */
  readonly guess?: string
}

function explainOne(issue: Issue, path: Path, input: unknown, root: z.ZodType): Finding[] {
  const schema = schemaAt(root, path, input)!
  const value = valueAt(input, path)
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => unknownKey([...path, key], schema, value))
  if (issue.code === 'invalid_union' && schema._zod.def.type === 'union') {
    const options = schema._zod.def.options.map(unwrapped)
    const meant = optionFor(options, value)
    const inner = meant ? issue.errors[options.indexOf(meant)]! : []
    // What is wrong in the form that was meant is the better one to report.
    if (inner.length > 0)
      return inner.flatMap((one) => explainOne(one, [...path, ...(one.path as Path)], input, root))
  }
  return [value === undefined ? missing(path, schema) : wrong(path, schema, value, remedyOf(issue))]
}

function remedyOf(issue: Issue): string | undefined {
  return issue.code === 'custom' ? (issue.params?.['remedy'] as string | undefined) : undefined
}

function wrong(path: Path, schema: Part, value: unknown, remedy?: string): Finding {
  const isText = acceptsKind(schema, 'text')
  return {
    code: 'bad-setting',
    path,
    at: 'value',
    message: `${path.length === 0 ? 'The settings' : `\`${pathAsCode(path)}\``} cannot be ${inWords(value, isText)}.`,
    remedy: remedy ?? adviceFor(schema, value),
    ...(remedy === undefined && meantChoice(schema, value)),
  }
}

const guessChoice = (schema: Part, value: unknown): string | undefined =>
  typeof value === 'string' ? nearest(value, choices(schema)) : undefined

function meantChoice(schema: Part, value: unknown): Pick<Problem, 'meant'> {
  const guess = guessChoice(schema, value)
  return guess === undefined ? {} : { meant: { before: String(value), after: guess } }
}

function adviceFor(schema: Part, value: unknown): string {
  const names = choices(schema)
  const guess = guessChoice(schema, value)
  if (guess !== undefined) return `Did you mean \`${guess}\`?`
  const example = exampleOf(schema)
  const words = typeInWords(schema)
  // One of the choices that were just listed is no example.
  const isUseful = example !== undefined && names.length === 0 && kindOf(example) !== 'flag'
  return `Write ${words}${isUseful ? `, like \`${asCode(example)}\`` : ''}.`
}

function missing(path: Path, schema: Part): Problem {
  const key = path.at(-1)
  const example = exampleOf(schema)
  const hint =
    example === undefined
      ? `: ${typeInWords(schema)}`
      : `, like \`${typeof key === 'string' ? `${keyAsCode(key)}: ` : ''}${asCode(example)}\``
  return {
    code: 'missing-setting',
    path,
    at: 'value',
    message: `\`${pathAsCode(path)}\` is missing.`,
    remedy: `Add it${hint}.`,
  }
}

function unknownKey(path: Path, parent: Part, value: unknown): Finding {
  const key = String(path.at(-1))
  const known = knownKeys(parent, value)
  const guess = nearest(key, known)
  const listed = alternatives(known.map((one) => `\`${one}\``))
  return {
    code: 'unknown-setting',
    path,
    at: 'key',
    ...(guess !== undefined && {
      guess: pathAsCode([...path.slice(0, -1), guess]),
      meant: { before: key, after: guess },
    }),
    message: `There is no setting \`${pathAsCode(path)}\`.`,
    remedy: guess === undefined ? `Remove it, or write ${listed}.` : `Did you mean \`${guess}\`?`,
  }
}

/** Only objects, and tables whose keys are chosen from a list, have keys that are not known. */
function knownKeys(schema: Part, value: unknown): string[] {
  const { def } = schema._zod
  if (def.type === 'union') return knownKeys(optionFor(def.options.map(unwrapped), value)!, value)
  return def.type === 'record'
    ? choices(unwrapped(def.keyType))
    : Object.keys((def as z.core.$ZodObjectDef).shape)
}

function exampleOf(schema: Part): unknown {
  const { examples, default: usual } = (schema as unknown as z.ZodType).meta() ?? {}
  const [example] = (examples ?? []) as readonly unknown[]
  return example ?? (kindOf(usual) === 'text' || kindOf(usual) === 'number' ? usual : undefined)
}

const valueAt = (input: unknown, path: Path): unknown =>
  path.reduce((value, key) => (value as Record<string | number, unknown>)[key], input)
