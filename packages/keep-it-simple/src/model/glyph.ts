/** The drawing of an icon, taken from its set when the site is built. */
export interface Glyph {
  /** SVG inside its frame; from an installed package, never from an author. */
  readonly body: string
  readonly viewBox: string
}

/** `lucide:rocket`: the set and the name in it. */
export const ICON_NAME = /^([a-z\d]+(?:-[a-z\d]+)*):([a-z\d]+(?:[.-][a-z\d]+)*)$/
