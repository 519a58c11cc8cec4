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

/** S9.18, in milliseconds. */
const CIRCLE = 650
const FADE = 300
const OTHERS = 400

export interface Point {
  readonly x: number
  readonly y: number
}

/** How the new appearance comes over the old one: one property, from its first to its last value. */
export interface Reveal {
  readonly property: 'clipPath' | 'opacity'
  readonly values: readonly [string, string]
  readonly duration: number
}

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

/** S4.3, S9.18: `at` is the middle of the switch, `width` and `height` are the window's. */
export function revealOf(
  transition: AppearanceTransition,
  at: Point,
  { width, height }: { readonly width: number; readonly height: number },
): Reveal {
  const clip = (from: string, to: string, duration = OTHERS): Reveal => ({
    property: 'clipPath',
    values: [from, to],
    duration,
  })
  switch (transition) {
    case 'fade':
      return { property: 'opacity', values: ['0', '1'], duration: FADE }
    case 'circle-clip': {
      const farthest = Math.hypot(Math.max(at.x, width - at.x), Math.max(at.y, height - at.y))
      const circle = (radius: number) => `circle(${radius}px at ${at.x}px ${at.y}px)`
      return clip(circle(0), circle(Math.ceil(farthest)), CIRCLE)
    }
    case 'horizontal-clip':
      return clip('inset(0 100% 0 0)', 'inset(0 0 0 0)')
    case 'vertical-clip':
      return clip('inset(0 0 100% 0)', 'inset(0 0 0 0)')
    case 'skew-clip':
      // A slanting edge that starts left of the window and ends right of it.
      return clip(
        'polygon(-100% 0, 0 0, -50% 100%, -100% 100%)',
        'polygon(-100% 0, 150% 0, 100% 100%, -100% 100%)',
      )
  }
}
