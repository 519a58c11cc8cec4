interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}
const connection = (): Connection =>
  (navigator as { readonly connection?: Connection }).connection ?? {}

/** The reader asked for less data: nothing is fetched ahead. */
export const savesData = (): boolean => connection().saveData === true

/** On a metered or slow connection, nothing is fetched only because the reader is near it. */
export const isPoorConnection = (): boolean =>
  savesData() || /2g/.test(connection().effectiveType ?? '')

/** Milliseconds a reader waits for what a document could show as well, and where everything is slow. */
const TIMEOUT = 1_500
const SLOW_TIMEOUT = 8_000

/** Rejects when `work` takes too long. */
export function inTime<T>(
  work: Promise<T>,
  limit: number = isPoorConnection() ? SLOW_TIMEOUT : TIMEOUT,
): Promise<T> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, limit, new Error('Too late')))
  return Promise.race([work, late])
}

/** Chromium calls back only around frames, so a page that paints none would wait for minutes. */
const IDLE_TIMEOUT = 1_000

/** Calls `then` when the browser is idle, or after a second. Safari has no idle callbacks. */
export function whenIdle(then: () => void): void {
  const { requestIdleCallback: ask } = window as Partial<Window>
  if (ask) ask(then, { timeout: IDLE_TIMEOUT })
  else setTimeout(then)
}
