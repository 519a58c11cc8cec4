let underWay = 0

/** Loads a chunk the reader did not ask for: if it is gone, the page is not reloaded. */
export function unasked<T>(loading: Promise<T>): Promise<T> {
  underWay++
  return loading.finally(() => underWay--)
}

/**
 * Whether the chunk that has just failed was asked for by nobody. Asked by the one listener that
 * reloads: Chromium calls listeners of the window in the order of their registration, capturing or
 * not, so another one could not come before it and stop the event.
 */
export const isUnasked = (): boolean => underWay > 0
