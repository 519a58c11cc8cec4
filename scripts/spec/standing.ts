import type { Outcome } from './results.ts'

/** What became of a requirement. */
export type Standing = 'delivered' | 'optional' | 'declined' | 'not met'

/** Features this project's own site leaves off; they are proved on sites that turn them on. */
const FEATURES = {
  comments: ['S1.10', 'S2.6.11', 'S3.7', 'S7.6', 'S9.10'],
  'a lock of the whole site, and its password': ['S1.21', 'S4.6', 'S6.3'],
  'search by a hosted service': ['S3.8', 'S7.5'],
  'repositories asked for while reading': ['S7.8', 'S8.9', 'S9.20'],
  'icons fetched while writing': ['S7.7', 'S8.8', 'S9.16'],
  "another host's pictures and counters": ['S7.9', 'S7.14'],
}
const OPTIONAL: ReadonlySet<string> = new Set(Object.values(FEATURES).flat())

/** Requirements met by other means, and the decision that says why. */
export const DECLINED: ReadonlyMap<string, string> = new Map([
  ['S1.24', '0025'],
  ['S5.2', '0002'],
])

/**
 * A test of a function may pass on code that no page reaches, so it proves nothing by itself: every
 * requirement is seen in a browser or in what a command says.
 */
export function standingOf(id: string, passed: readonly Outcome[]): Standing {
  if (DECLINED.has(id)) return 'declined'
  if (!passed.some(({ observed }) => observed)) return 'not met'
  return OPTIONAL.has(id) ? 'optional' : 'delivered'
}
