/** Milliseconds. */
const PATIENCE = 1_000

/**
 * Calls `then` when the browser has nothing else to do, and after a while in any case: Chromium says so
 * only around frames, so that nothing may be heard for minutes from a page that paints none. Safari never
 * says it.
 */
export function whenIdle(then: () => void): void {
  const { requestIdleCallback: ask } = window as Partial<Window>
  if (ask) ask(then, { timeout: PATIENCE })
  else setTimeout(then)
}
