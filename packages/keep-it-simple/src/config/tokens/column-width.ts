import { tokenValues } from './token-values.ts'
import { sheetsOf, tokenSheet } from './site-colours.ts'

/** Pixels of a `rem` in a browser nobody has changed. */
const REM = 16

const pixelsOf = (written: string | undefined): number | undefined => {
  const match = /^([\d.]+)(rem|px)$/.exec(String(written))
  return match ? Math.round(Number(match[1]) * (match[2] === 'rem' ? REM : 1)) : undefined
}

/**
 * How wide pictures of the text are shown, in pixels: the token `--wide`, the author's `theme.css`
 * counted. A value that only browsers can work out leaves the engine's own.
 */
export function columnWidth(theme?: string): number {
  const engine = tokenSheet()
  const width = (sheets: readonly string[]) => pixelsOf(tokenValues(sheets).light.get('--wide'))
  return width([engine, ...sheetsOf(theme)]) ?? width([engine])!
}
