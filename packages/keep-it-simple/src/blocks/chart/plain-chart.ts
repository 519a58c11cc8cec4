import { PALETTE } from '#content/drawings/palette.ts'

const NAMES = new Map<string, string>(Object.entries(PALETTE).map(([name, hex]) => [hex, name]))

const ALLOWED = new Set([
  'viewBox',
  'width',
  'height',
  'x',
  'y',
  'd',
  'points',
  'transform',
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'text-anchor',
  'dominant-baseline',
])

const TAG = /<(\/?)(\w+)([^<>]*?)(\/?)>/g
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g

/** The library's picture with attributes we know, colours as classes, and no style of any kind. */
export function plainChart(svg: string): string {
  return svg
    .replace(/<style\b[^]*?<\/style>|<defs\b[^]*?<\/defs>/g, '')
    .replace(/<rect [^>]*fill="none"[^>]*>\s*<\/rect>/g, '')
    .replaceAll(TAG, (_, end: string, tag: string, attributes: string, self: string) =>
      end === '' ? `<${tag}${plain(tag, attributes)}${self}>` : `</${tag}>`,
    )
    .replaceAll(/<(path|rect)([^<>]*)><\/\1>/g, '<$1$2/>')
    .replaceAll(/>\s+</g, '><')
    .replaceAll(MARK, placeMark)
    .replaceAll(SAME, joinSame)
}

const MARK =
  /<path ([^<>]*)d="([MLAZl\d\s.-]*)" transform="matrix\(([\d.]+),0,0,\3,([\d.-]+),([\d.-]+)\)"([^<>]*)\/>/g

const placeMark = (
  _: string,
  before: string,
  d: string,
  scale: string,
  x: string,
  y: string,
  after: string,
): string => `<path ${before}d="${around(x, y, d, Number(scale))}"${after}/>`

/**
 * The marks of a series are one path: a chart of many rows would be hundreds of elements. Outlines and
 * transparent fills that overlap stay apart.
 */
const SAME =
  /<path ((?:(?! d=|stroke=|opacity=)[^<>])*) d="[^"]*"((?:(?!stroke=|opacity=)[^<>])*)\/>(?:<path \1 d="[^"]*"\2\/>)+/g

const joinSame = (paths: string, before: string, after: string): string =>
  `<path ${before} d="${[...paths.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d).join('')}"${after}/>`

const COMMAND = /([a-z])([^a-z]*)/gi

/** A shape around a place, in distances: the text of every mark is the same, and packs well. */
function around(x: string, y: string, d: string, scale: number): string {
  let at = [0, 0]
  const rounded = (value: number) => Math.round(value * 100) / 100
  const commands = Array.from(d.matchAll(COMMAND), ([, command = '', written = '']) => {
    const numbers = (written.match(/-?[\d.]+/g) ?? []).map(Number)
    // The radii, rotation and flags of an arc stand before its end.
    const [toX, toY] = numbers.splice(-2)
    if (toX === undefined || toY === undefined) return command
    const from = command === command.toUpperCase() ? at : [0, 0]
    const [dx, dy] = [toX - from[0]!, toY - from[1]!]
    at = [at[0]! + dx, at[1]! + dy]
    const arc = numbers.map((value, index) => (index < 2 ? rounded(value * scale) : value))
    return command.toLowerCase() + [...arc, rounded(dx * scale), rounded(dy * scale)].join(' ')
  })
  return `M${x} ${y}${commands.join('')}`
}

function plain(tag: string, written: string): string {
  const classes: string[] = []
  const attributes: string[] =
    tag === 'svg' ? ['xmlns="http://www.w3.org/2000/svg"', 'font-family="sans-serif"'] : []
  for (const [, name, value] of written.matchAll(ATTRIBUTE)) {
    if (name === 'style') attributes.push(...type(value!))
    if (!ALLOWED.has(name!)) continue
    const colour =
      name === 'fill' || name === 'stroke' ? NAMES.get(value!.toLowerCase()) : undefined
    if (colour !== undefined) classes.push(`${name![0]}-${colour}`)
    attributes.push(
      `${name}="${value!.replaceAll(/-?\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100))}"`,
    )
  }
  if (classes.length > 0) attributes.unshift(`class="${classes.join(' ')}"`)
  return attributes.length === 0 ? '' : ` ${attributes.join(' ')}`
}

function type(style: string): string[] {
  const size = /\b(\d+)px/.exec(style)?.[1]
  return size === undefined ? [] : [`font-size="${size}"`]
}
