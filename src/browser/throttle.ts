/** At most one call per interval: the first at once, and the last one always. */
export function throttle(
  work: () => void,
  milliseconds: number,
): { run: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let again = false
  const tick = () => {
    timer = undefined
    if (again) run()
  }
  const run = () => {
    if (timer !== undefined) {
      again = true
      return
    }
    again = false
    work()
    timer = setTimeout(tick, milliseconds)
  }
  return { run, stop: () => clearTimeout(timer) }
}
