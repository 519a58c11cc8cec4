/** Attributes of a card and the properties the style sheet reads them into. */
const PROPERTIES = {
  'data-back': '--friend-bg',
  'data-text': '--friend-fg',
  'data-name': '--friend-name',
} as const

/**
 * Colours of a card without a style attribute, which a strict policy forbids. Newer browsers read
 * them from the attributes by themselves; for the others this sets the properties from script.
 */
export function paintCard(card: HTMLElement | null): void {
  if (!card || CSS.supports('color', 'attr(data-back type(<color>))')) return
  for (const [attribute, property] of Object.entries(PROPERTIES)) {
    const colour = card.getAttribute(attribute)
    if (colour !== null) card.style.setProperty(property, colour)
  }
}
