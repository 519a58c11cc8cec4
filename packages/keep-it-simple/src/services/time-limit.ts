/** The answer, or an error when it takes too long or is no longer wanted. */
export function withinTime<T>(work: Promise<T>, limit: number, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      signal.removeEventListener('abort', stop)
      clearTimeout(timer)
      reject(signal.aborted ? (signal.reason as Error) : new Error('No answer in time'))
    }
    const timer = setTimeout(stop, limit)
    signal.addEventListener('abort', stop)
    const settle = <V>(done: (value: V) => void) => {
      return (value: V) => {
        signal.removeEventListener('abort', stop)
        clearTimeout(timer)
        done(value)
      }
    }
    work.then(settle(resolve), settle(reject))
    if (signal.aborted) stop()
  })
}
