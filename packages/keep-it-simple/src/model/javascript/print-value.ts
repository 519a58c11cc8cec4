/** Longer than this, a list or an object has a line for each of its entries, as in Node. */
const LINE = 72
/** What lies deeper is named only. */
const DEPTH = 2
const MOST = 100

type Seen = readonly object[]

/** What `console.log` prints of its arguments. Readers' browsers and `kis verify` print with this. */
export function printValues(values: readonly unknown[]): string {
  const [first, ...rest] = values
  if (typeof first !== 'string') return values.map(printTop).join(' ')
  const text = first.replace(/%([sdifjoOc%])/g, (written, kind: string) => {
    if (kind === '%') return '%'
    if (rest.length === 0) return written
    const value = rest.shift()
    if (kind === 'c') return ''
    if (kind === 's') return typeof value === 'symbol' ? String(value) : printTop(value)
    if (kind === 'j') return JSON.stringify(value) ?? 'undefined'
    if (kind === 'o' || kind === 'O') return printValue(value)
    const number = typeof value === 'bigint' ? value : Number(value)
    return String(kind === 'i' && typeof number === 'number' ? Math.trunc(number) : number)
  })
  return [text, ...rest.map(printTop)].join(' ')
}

/** A text stands for itself; inside of something else it has quotation marks. */
const printTop = (value: unknown): string => (typeof value === 'string' ? value : printValue(value))

function printValue(value: unknown, seen: Seen = []): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function') return functionName(value)
  if (Object.is(value, -0)) return '-0'
  if (typeof value !== 'object' || value === null) return String(value)
  if (value instanceof Error) return `${value.name}: ${value.message}`
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString()
  if (value instanceof RegExp) return String(value)
  if (seen.includes(value)) return '[Circular]'
  const name = nameOf(value)
  if (seen.length > DEPTH) return `[${name || 'Object'}]`
  return printParts(value, name, [...seen, value])
}

function printParts(value: object, name: string, seen: Seen): string {
  const inner = (one: unknown) => printValue(one, seen)
  if (Array.isArray(value)) return list(name === 'Array' ? '' : name, '[]', items(value, inner))
  if (value instanceof Map)
    return list(
      `Map(${value.size})`,
      '{}',
      [...value].map(([key, one]) => `${inner(key)} => ${inner(one)}`),
    )
  if (value instanceof Set) return list(`Set(${value.size})`, '{}', [...value].map(inner))
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) {
    const numbers = [...(value as Uint8Array)]
    return list(`${name}(${numbers.length})`, '[]', items(numbers, inner))
  }
  const entries = Reflect.ownKeys(value).flatMap((key) => {
    const found = Object.getOwnPropertyDescriptor(value, key)!
    if (!found.enumerable) return []
    return [`${keyName(key)}: ${'get' in found ? '[Getter]' : inner(found.value)}`]
  })
  return list(name === 'Object' ? '' : name || '[Object: null prototype]', '{}', entries)
}

function items(values: readonly unknown[], inner: (value: unknown) => string): string[] {
  const shown = Array.from(values.slice(0, MOST), (one, at) =>
    at in values ? inner(one) : '<empty item>',
  )
  const left = values.length - shown.length
  return left > 0 ? [...shown, `... ${left} more item${left > 1 ? 's' : ''}`] : shown
}

function list(name: string, ends: string, entries: readonly string[]): string {
  const head = name === '' ? '' : `${name} `
  if (entries.length === 0) return head + ends
  const line = `${ends[0]} ${entries.join(', ')} ${ends[1]}`
  if (line.length <= LINE && !line.includes('\n')) return head + line
  const rows = entries.map((entry) => `  ${entry.replaceAll('\n', '\n  ')}`)
  return `${head}${ends[0]}\n${rows.join(',\n')}\n${ends[1]}`
}

const nameOf = (value: object): string => {
  const proto = Object.getPrototypeOf(value) as { readonly constructor?: unknown } | null
  return typeof proto?.constructor === 'function' ? proto.constructor.name : ''
}

function functionName(value: CallableFunction): string {
  const { name } = value
  if (Function.prototype.toString.call(value).startsWith('class'))
    return `[class ${name || '(anonymous)'}]`
  return name === '' ? '[Function (anonymous)]' : `[Function: ${name}]`
}

function keyName(key: string | symbol): string {
  if (typeof key === 'symbol') return `[${String(key)}]`
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key) ? key : quoted(key)
}

/** In the marks that need no backslash, if there are such. */
function quoted(text: string): string {
  const mark = ["'", '"', '`'].find((one) => !text.includes(one)) ?? "'"
  const inside = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  return mark + (mark === "'" ? inside.replaceAll("'", "\\'") : inside) + mark
}
