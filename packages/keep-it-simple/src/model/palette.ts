/**
 * The colours a drawing may have: tokens of the style sheet by name, and mixtures of them with paper.
 * Drawings carry class and attribute, `class="f-ink" fill="…"`: on a page the class wins and follows the
 * appearance; in a feed or a saved file the attribute speaks.
 */
export const COLOUR_NAMES = [
  'paper',
  'sunk',
  'ink',
  'ink-2',
  'ink-3',
  'edge',
  'rule',
  'rule-2',
  'accent',
  'note',
  'tip',
  'warning',
  'danger',
  'accent-wash',
  'note-wash',
  'tip-wash',
  'warning-wash',
  'danger-wash',
  'series-0',
  'series-1',
  'series-2',
  'series-3',
  'series-4',
  'series-5',
  'series-6',
  'series-7',
  'tint-0',
  'tint-1',
  'tint-2',
  'tint-3',
  'tint-4',
  'tint-5',
  'tint-6',
  'tint-7',
] as const

export type ColourName = (typeof COLOUR_NAMES)[number]

/** Literal colours by name, of the light appearance. */
export type Palette = Readonly<Record<ColourName, string>>

/** What a site's tokens are where no style sheet reaches. */
export interface SiteColours {
  readonly palette: Palette
  /** The page itself, as browsers' own bars show it. */
  readonly paper: { readonly light: string; readonly dark: string }
  /** Tokens of the author's that only browsers can read. */
  readonly unread: readonly string[]
}
