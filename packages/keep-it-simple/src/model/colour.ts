/** A CSS colour, or one for each appearance. */
export type Colour = string | { readonly light: string; readonly dark: string }

/** Colours only: nothing that fetches, and nothing that could end the value it stands in. */
export const COLOUR =
  /^(?:[a-z]+|#(?:[\da-f]{3,4}){1,2}|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([\d\s.,%/a-z-]+\))$/i

/** One value for the style sheet; which half counts follows the page's `color-scheme`. */
export function cssColour(colour: Colour | undefined): string | undefined {
  if (typeof colour !== 'object') return colour
  return `light-dark(${colour.light}, ${colour.dark})`
}
