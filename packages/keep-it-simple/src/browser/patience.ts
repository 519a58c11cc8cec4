import { isPoorConnection } from './connection.ts'

/** Milliseconds a reader waits for what a document could show as well. */
const PATIENCE = 1_500
/** Where everything is slow, slowness is no fault. */
const LONG_PATIENCE = 8_000

/** What is under way, or an error when it does not come. */
export function inTime<T>(
  work: Promise<T>,
  limit: number = isPoorConnection() ? LONG_PATIENCE : PATIENCE,
): Promise<T> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, limit, new Error('Too late')))
  return Promise.race([work, late])
}
