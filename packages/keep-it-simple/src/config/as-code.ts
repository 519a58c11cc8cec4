import type { Path } from './schema/schema-at.ts'

const NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u
/** Longer values are cut: the position says where the rest is. */
const LONGEST = 60

/** A value as an author would write it. */
export function asCode(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll(/[\\']/g, String.raw`\$&`)}'`
  if (Array.isArray(value)) return `[${value.map(asCode).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const pairs = Object.entries(value).map(([key, one]) => `${keyAsCode(key)}: ${asCode(one)}`)
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`
}

export const keyAsCode = (key: string): string => (NAME.test(key) ? key : asCode(key))

/** `locales[0].title`, `navigation['/en/'][2]`. */
export function pathAsCode(path: Path): string {
  return path
    .map((key, index) =>
      NAME.test(String(key)) ? `${index === 0 ? '' : '.'}${key}` : `[${asCode(key)}]`,
    )
    .join('')
}

/** What a value is, to be read after 'cannot be'. */
export function inWords(value: unknown, isTextExpected: boolean): string {
  if (typeof value === 'string') {
    const text = value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
    return isTextExpected ? `\`${text}\`` : `the text \`${text}\``
  }
  const code = asCode(value)
  if (code.length <= LONGEST) return `\`${code}\``
  return Array.isArray(value) ? 'this list' : 'this object'
}
