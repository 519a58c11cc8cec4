export interface Size {
  readonly width: number
  readonly height: number
}

/** CSS pixels per unit. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
}
/** Far enough for any comment and DOCTYPE a drawing program writes before the root element. */
const HEAD = 8192

/** The size a browser would give an SVG, from its root element: its own, else that of its view box. */
export function svgSize(text: string): Size | undefined {
  const root = /<svg\b[^>]{0,4000}>?/i.exec(text.slice(0, HEAD))?.[0]
  if (root === undefined) return undefined
  const width = length(attribute(root, 'width'))
  const height = length(attribute(root, 'height'))
  const box = attribute(root, 'viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , boxWidth = 0, boxHeight = 0] = box ?? []
  if (width !== undefined && height !== undefined) return round(width, height)
  if (!(boxWidth > 0 && boxHeight > 0)) return undefined
  if (width !== undefined) return round(width, (width * boxHeight) / boxWidth)
  if (height !== undefined) return round((height * boxWidth) / boxHeight, height)
  return round(boxWidth, boxHeight)
}

/**
 * What an SVG could do besides being looked at: opened as a document of its own it would run its
 * scripts with the rights of the site.
 */
export function activePart(text: string): string | undefined {
  return /<!ENTITY|<(?:\w{1,20}:)?(?:script|foreignObject|iframe|handler)\b|\son\w{1,30}\s*=|javascript:/i
    .exec(text)?.[0]
    .trim()
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)?.slice(1).find(Boolean)

/** Of a number with its unit. */
const LONGEST = 40

/** `undefined` for percentages and the like: they say nothing about the drawing itself. */
function length(written: string | undefined): number | undefined {
  const match = /^(\d*\.?\d+)\s*([a-z]{0,2})$/i.exec(written?.trim().slice(0, LONGEST) ?? '')
  const factor = match ? UNITS[match[2]!.toLowerCase()] : undefined
  const value = match && factor !== undefined ? Number(match[1]) * factor : 0
  return value > 0 ? value : undefined
}

const round = (width: number, height: number): Size => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
})
