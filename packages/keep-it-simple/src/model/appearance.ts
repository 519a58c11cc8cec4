/** S4.2: what a reader may choose; `auto` is whatever the system says. */
export const APPEARANCES = ['light', 'dark', 'auto'] as const
export type Appearance = (typeof APPEARANCES)[number]
/** S4.2: what a site starts with. `force-dark` leaves the reader no choice and hides the switches. */
export type AppearanceSetting = 'auto' | 'dark' | 'force-dark'

/** S4.3 */
export type AppearanceTransition =
  | 'circle-clip'
  | 'fade'
  | 'horizontal-clip'
  | 'vertical-clip'
  | 'skew-clip'
