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
): string => `<path ${before}d="${placed(d, Number(scale), [Number(x), Number(y)])}"${after}/>`

/**
 * The marks of a series are one path: a chart of many rows would be hundreds of elements. Outlines and
 * transparent fills that overlap stay apart.
 */
const SAME =
  /<path ((?:(?! d=|stroke=|opacity=)[^<>])*) d="[^"]*"((?:(?!stroke=|opacity=)[^<>])*)\/>(?:<path \1 d="[^"]*"\2\/>)+/g

const joinSame = (paths: string, before: string, after: string): string =>
  `<path ${before} d="${[...paths.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d).join('')}"${after}/>`

/** A path at its place: capital letters have coordinates, small ones distances, and an arc its radii first. */
const placed = (d: string, scale: number, place: readonly [number, number]): string =>
  d.replaceAll(/([a-z])([^a-z]*)/gi, (_, command: string, numbers: string) => {
    const values = (numbers.match(/-?[\d.]+/g) ?? []).map(Number)
    // Radii, rotation and flags of an arc stand before its end.
    const end = values.length - (/a/i.test(command) ? 2 : values.length)
    const moved = values.map((value, at) => {
      if (at < end) return at < 2 ? value * scale : value
      return value * scale + (command === command.toUpperCase() ? place[(at - end) % 2]! : 0)
    })
    return command + moved.map((value) => Math.round(value * 100) / 100).join(' ')
  })

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
