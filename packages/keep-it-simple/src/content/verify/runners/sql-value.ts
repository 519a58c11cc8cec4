import type { SQLOutputValue } from 'node:sqlite'

/** Digits SQLite shows of a real. */
const DIGITS = 15

/** A value as the `sqlite3` shell prints it in its list mode; NULL is nothing. */
export function formatValue(value: SQLOutputValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return formatReal(value)
  return value instanceof Uint8Array ? Buffer.from(value).toString('utf8') : String(value)
}

/** 1 → `1.0`, 1e20 → `1.0e+20`. */
function formatReal(value: number): string {
  if (!Number.isFinite(value)) return value > 0 ? 'Inf' : '-Inf'
  const [mantissa = '', exponent] = shortest(value).split('e')
  const digits = mantissa.includes('.') ? mantissa : `${mantissa}.0`
  if (exponent === undefined) return digits
  const [sign, size] = [exponent[0], exponent.slice(1).padStart(2, '0')]
  return `${digits}e${sign}${size}`
}

/** As C's `%g` would: an exponent below 1e-4 and from as many digits as are shown. */
function shortest(value: number): string {
  const size = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)))
  const rounded = Number(value.toPrecision(DIGITS))
  return size < -4 || size >= DIGITS ? rounded.toExponential() : String(rounded)
}
