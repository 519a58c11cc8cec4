import { pathAsCode } from '#config/as-code.ts'
import type { Finding } from '#config/explain.ts'
import { acceptsKind, schemaAt } from '#config/schema/schema-at.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import { fixIn, type FixPlace } from '#model/fix.ts'
import { frontMatterSchema } from './front-matter-schema.ts'

/** A mistake in the front matter, on its own line and with the edit that corrects it. */
export function frontMatterProblem(
  { code, path, message, remedy, meant }: Finding,
  value: unknown,
  place: FixPlace,
): Diagnostic {
  const { file, line } = place
  const name = pathAsCode(path)
  const key = String(path.at(-1))
  if (code === 'unknown-setting')
    return {
      severity: 'error',
      code: 'unknown-key',
      file,
      line,
      message: `Unknown front matter key \`${name}\`.`,
      remedy:
        meant === undefined && path.length === 1
          ? 'Remove it; the manual lists the keys a page may have.'
          : remedy,
      ...(meant && fixIn(place, `${key}:`, `${meant.after}:`, `Write \`${meant.after}\``)),
    }
  const own =
    value === null ? nothing(name) : (quotes(path, name, value) ?? list(path, name, value))
  return {
    severity: 'error',
    code: 'invalid-value',
    file,
    line,
    message: value === null ? `Front matter \`${name}\` has no value.` : message,
    remedy: own?.remedy ?? remedy,
    ...(meant && fixIn(place, String(value), meant.after)),
    ...(own?.after !== undefined && fixIn(place, String(value), own.after)),
  }
}

interface Advice {
  readonly remedy: string
  /** What to write instead of the value. */
  readonly after?: string
}

const nothing = (name: string): Advice => ({
  remedy: `Write a value behind \`${name}\`, or remove it.`,
})

/** YAML reads `2024` as a number and `yes` as text. */
function quotes(path: Finding['path'], name: string, value: unknown): Advice | undefined {
  if (typeof value !== 'number' && typeof value !== 'boolean') return undefined
  const schema = schemaAt(frontMatterSchema, path, {})
  if (!schema || !acceptsKind(schema, 'text') || schema._zod.def.type === 'enum') return undefined
  return { remedy: `Put quotes around the value of \`${name}\`.`, after: `'${String(value)}'` }
}

function list(path: Finding['path'], name: string, value: unknown): Advice | undefined {
  if (typeof value !== 'string') return undefined
  const schema = schemaAt(frontMatterSchema, path, {})
  const isList = schema && acceptsKind(schema, 'list') && !acceptsKind(schema, 'text')
  return isList
    ? { remedy: `Write a list: \`${name}: [${value}]\`.`, after: `[${value}]` }
    : undefined
}

/** The value a path of the checker leads to. */
export function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  let found = value
  for (const key of path) found = (found as Record<string | number, unknown> | undefined)?.[key]
  return found
}
