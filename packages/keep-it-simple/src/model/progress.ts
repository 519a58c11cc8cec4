/** S9.14 */
export const PROGRESS_MINIMUM = 0.08
/** One step of the bar, and its fading, in milliseconds. */
export const PROGRESS_SPEED = 200
export const PROGRESS_TRICKLE = 800

/** The largest step a bar moves by itself; the real progress is unknown. */
const STEP = 0.02
/** Only arrival fills it. */
const ALMOST = 0.994

/** `chance` is between 0 and 1. A bar that has arrived stays: its last tick may come late. */
export function trickle(done: number, chance: number): number {
  if (done >= 1) return done
  return Math.max(PROGRESS_MINIMUM, Math.min(ALMOST, done + chance * STEP))
}
