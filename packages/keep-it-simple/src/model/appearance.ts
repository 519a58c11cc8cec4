/** S4.2: what a reader may choose; `auto` is whatever the system says. */
export const APPEARANCES = ['light', 'dark', 'auto'] as const
export type Appearance = (typeof APPEARANCES)[number]
/** What is on the screen in the end. */
export type Shade = 'light' | 'dark'

/** S4.2: what a site starts with. `force-dark` leaves the reader no choice and hides the switches. */
export type AppearanceSetting = 'auto' | 'dark' | 'force-dark'

/** S4.3 */
export type AppearanceTransition =
  | 'circle-clip'
  | 'fade'
  | 'horizontal-clip'
  | 'vertical-clip'
  | 'skew-clip'

/** The stored word, or the site's own beginning when there is none that we know. */
export function chosenAppearance(
  stored: string | undefined,
  setting: AppearanceSetting,
): Appearance {
  if (setting === 'force-dark') return 'dark'
  return APPEARANCES.find((one) => one === stored) ?? setting
}

export const shadeOf = (chosen: Appearance, system: Shade): Shade =>
  chosen === 'auto' ? system : chosen

/** The other shade; where it is the system's own it is `auto`, so that it keeps following the system. */
export function toggledAppearance(chosen: Appearance, system: Shade): Appearance {
  const wanted = shadeOf(chosen, system) === 'dark' ? 'light' : 'dark'
  return wanted === system ? 'auto' : wanted
}
