import type { Problem } from './explain.ts'
import { pathAsCode } from './as-code.ts'
import type { Path } from './schema/schema-at.ts'

const REMEDY = 'Write plain data: text, numbers, `true`, `false`, lists and objects of them.'

/** Settings are sent to threads and to browsers, where a function or a date would not arrive. */
export function notPlain(
  value: unknown,
  path: Path = [],
  above: readonly object[] = [],
): Problem[] {
  // The one place for functions; they stay in this process.
  if (path[0] === 'hooks' && path.length === 2 && typeof value === 'function') return []
  const what = whatIsWrong(value, above)
  if (what !== undefined) {
    const message = `\`${pathAsCode(path)}\` cannot be ${what}.`
    return [{ code: 'bad-setting', path, at: 'value', message, remedy: REMEDY }]
  }
  if (typeof value !== 'object' || value === null) return []
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((one, index) => [index, one])
    : Object.entries(value)
  return entries.flatMap(([key, one]) => notPlain(one, [...path, key], [...above, value]))
}

function whatIsWrong(value: unknown, above: readonly object[]): string | undefined {
  switch (typeof value) {
    case 'function':
      return 'a function'
    case 'symbol':
      return 'a symbol'
    case 'bigint':
      return `\`${value}n\``
    case 'number':
      return Number.isFinite(value) ? undefined : `\`${value}\``
    case 'object':
      if (value === null) return undefined
      if (above.includes(value)) return 'an object that contains itself'
      return isPlain(value) ? undefined : `an object of the class \`${value.constructor.name}\``
    default:
      return undefined
  }
}

/** A namespace of a module (`import * as`) has no prototype and is plain as well. */
function isPlain(value: object): boolean {
  if (Array.isArray(value)) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  return (
    prototype === null ||
    // Not `Object.prototype` alone: an object of a test's sandbox has that of another realm.
    Object.getPrototypeOf(prototype) === null
  )
}
