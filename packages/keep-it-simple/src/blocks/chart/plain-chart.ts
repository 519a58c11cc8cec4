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
