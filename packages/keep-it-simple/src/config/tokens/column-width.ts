import { tokenValues } from './token-values.ts'
import { sheetsOf, tokenSheet } from './site-colours.ts'

/** Pixels of a `rem` in a browser nobody has changed. */
const REM = 16

const pixelsOf = (written: string | undefined): number | undefined => {
  const [, number, unit] = /^([\d.]+)(rem|px)$/.exec(written?.trim() ?? '') ?? []
  return number === undefined ? undefined : Math.round(Number(number) * (unit === 'rem' ? REM : 1))
}

/**
 * How wide pictures of the text are shown, in pixels: the token `--wide`, the author's `theme.css`
 * counted. A value that only browsers can work out leaves the engine's own.
 */
export function columnWidth(theme?: string): number {
  const engine = tokenSheet()
  const own = theme === undefined ? [] : sheetsOf(theme)
  const width = (sheets: readonly string[]) => pixelsOf(tokenValues(sheets).light.get('--wide'))
  const found = width([engine, ...own]) ?? width([engine])
  if (found === undefined) throw new Error('tokens.css: --wide is no width')
  return found
}
