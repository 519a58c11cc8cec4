/**
 * Runs at the first call and then at most once in `wait` milliseconds, the last call included. `run`
 * gets the time of the call it answers (`performance.now()`).
 */
export function throttle(run: (at: number) => void, wait: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let called: number | undefined
  const rest = () => {
    timer = undefined
    if (called === undefined) return
    const at = called
    called = undefined
    timer = setTimeout(rest, wait)
    run(at)
  }
  return () => {
    called = performance.now()
    if (timer === undefined) rest()
  }
}
