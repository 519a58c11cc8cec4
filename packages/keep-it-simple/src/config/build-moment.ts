/**
 * The moment a run counts as. `SOURCE_DATE_EPOCH`, the seconds that reproducible builds agree on,
 * takes the place of the clock.
 */
export function buildMoment(env: Readonly<Record<string, string | undefined>>): number {
  const seconds = String(env['SOURCE_DATE_EPOCH'])
  return /^\d+$/.test(seconds) ? Number(seconds) * 1000 : Date.now()
}
