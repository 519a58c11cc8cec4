import { fromOklch, fromRgb, toRgb, type Oklab } from './oklab.ts'

/** Names of colours that need no table. */
const NAMED: Readonly<Record<string, Oklab>> = {
  black: [0, 0, 0, 1],
  white: [1, 0, 0, 1],
  transparent: [0, 0, 0, 0],
}

/**
 * The colour a value of a style sheet stands for, in one appearance. Absent where it is written in a
 * way this does not know; browsers know more.
 */
export function readColour(
  value: string,
  appearance: 'light' | 'dark',
  tokens: ReadonlyMap<string, string>,
  depth = 0,
): Oklab | undefined {
  const text = value.trim().toLowerCase()
  if (depth > 16) return undefined
  const again = (one: string | undefined) =>
    one === undefined ? undefined : readColour(one, appearance, tokens, depth + 1)
  if (Object.hasOwn(NAMED, text)) return NAMED[text]
  if (text.startsWith('#')) return readHex(text.slice(1))
  const match = /^([a-z-]+)\((.*)\)$/s.exec(text)
  if (!match) return undefined
  const [, name, inside] = match as unknown as readonly [string, string, string]
  const parts = split(inside)
  switch (name) {
    case 'var': {
      const found = tokens.get(parts[0]!)
      return again(found ?? parts[1])
    }
    case 'light-dark':
      return again(parts[appearance === 'light' ? 0 : 1])
    case 'color-mix':
      return mix(parts, again)
    default:
      return readFunction(name, inside)
  }
}

function readHex(digits: string): Oklab | undefined {
  const long = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits
  if (!/^(?:[\da-f]{2}){3,4}$/.test(long)) return undefined
  const [r, g, b, a = 1] = long.match(/../g)!.map((pair) => Number.parseInt(pair, 16) / 255)
  return fromRgb([r!, g!, b!], a)
}

function readFunction(name: string, inside: string): Oklab | undefined {
  const [x, y, z, alpha = '1'] = inside.trim().split(/[\s,/]+/)
  const part = (text: string | undefined, whole: number) =>
    text?.endsWith('%') ? (Number.parseFloat(text) / 100) * whole : Number.parseFloat(String(text))
  const opaque = part(alpha, 1)
  const numbers = (...wholes: readonly [number, number, number]) =>
    [part(x, wholes[0]), part(y, wholes[1]), part(z, wholes[2])] as const
  const isRight = (found: Oklab) => (found.some(Number.isNaN) ? undefined : found)
  if (name === 'oklch') return isRight(fromOklch(...numbers(1, 0.4, 360), opaque))
  if (name === 'oklab') return isRight([...numbers(1, 0.4, 0.4), opaque])
  if (name === 'rgb' || name === 'rgba') {
    const [r, g, b] = numbers(255, 255, 255)
    return isRight(fromRgb([r / 255, g / 255, b / 255], opaque))
  }
  if (name !== 'hsl' && name !== 'hsla') return undefined
  const [hue, saturation, lightness] = [part(x, 360), part(y, 1), part(z, 1)]
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12
    const reach = saturation * Math.min(lightness, 1 - lightness)
    return lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  }
  return isRight(fromRgb([channel(0), channel(8), channel(4)], opaque))
}

/** `color-mix(in oklab, a 10%, b)`, or in `srgb`. */
function mix(
  parts: readonly string[],
  read: (text: string) => Oklab | undefined,
): Oklab | undefined {
  if (parts.length !== 3) return undefined
  const [space, first, second] = parts as readonly [string, string, string]
  const share = (text: string) => /\s([\d.]+)%$/.exec(text)?.[1]
  const [one, other] = [first, second].map((text) => read(text.replace(/\s[\d.]+%$/, '')))
  if (!one || !other || !/^in (?:oklab|srgb)$/.test(space)) return undefined
  const own = share(first)
  const rest = share(second)
  const weight = own === undefined ? 1 - Number(rest ?? 50) / 100 : Number(own) / 100
  const blend = (a: readonly number[], b: readonly number[]) =>
    a.map((value, at) => value * weight + b[at]! * (1 - weight))
  if (space === 'in oklab') return blend(one, other) as unknown as Oklab
  const [r, g, b] = blend(toRgb(one), toRgb(other))
  return fromRgb([r!, g!, b!], one[3] * weight + other[3] * (1 - weight))
}

/** At commas that are not inside parentheses. */
function split(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    if (character === '(') depth++
    if (character === ')') depth--
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim())
}
