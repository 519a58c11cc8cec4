/** Steps a page may still take; one is a character that a pattern may have to look at. */
export interface Steps {
  left: number
}

/** About as much work as colouring a book: ten seconds of a slow machine, if all of it is hostile. */
const MOST_STEPS = 20_000_000

/** What a page begins with. */
export const allSteps = (): Steps => ({ left: MOST_STEPS })
