import { siteColours } from '#config/tokens/site-colours.ts'
import type { ColourName, Palette } from '#model/palette.ts'

/**
 * What drawings are drawn with: the engine's own tokens, so that the same words give the same drawing
 * in every site. `recolour.ts` gives them the colours of a site.
 */
export const PALETTE: Palette = distinct(siteColours().palette)

/** A drawing says a colour, not its name: two names of one colour are a shade apart while it is drawn. */
function distinct(palette: Palette): Palette {
  const seen = new Set<string>()
  const entries = Object.entries(palette).map(([name, colour]) => {
    let own = Number.parseInt(colour.slice(1), 16)
    while (seen.has(hexOf(own))) own += own % 256 === 255 ? -1 : 1
    seen.add(hexOf(own))
    return [name, hexOf(own)]
  })
  return Object.fromEntries(entries) as Palette
}

function hexOf(value: number): string {
  return `#${value.toString(16).padStart(6, '0')}`
}

/** The names of a kind that text may have: all of them readable on every light colour above. */
export const TEXT_COLOURS: readonly ColourName[] = [
  'ink',
  'ink-2',
  'ink-3',
  'accent',
  'note',
  'tip',
  'warning',
  'danger',
  'paper',
]

export const SERIES = Array.from({ length: 8 }, (_, index) => PALETTE[`series-${index}` as 'ink'])
export const TINTS = Array.from({ length: 8 }, (_, index) => PALETTE[`tint-${index}` as 'ink'])
