export interface Edges {
  readonly leading?: boolean
  readonly trailing?: boolean
}
type Timer = ReturnType<typeof setTimeout> | undefined

// #region debounce
export function debounce<A extends unknown[]>(
  run: (...args: A) => void,
  wait: number,
  { leading = false, trailing = true }: Edges = {},
) {
  let timer: Timer
  let last: A | undefined
  const silence = () => {
    timer = undefined
    if (trailing && last) run(...last)
  }
  return (...args: A) => {
    const first = timer === undefined
    clearTimeout(timer)
    timer = setTimeout(silence, wait)
    last = first && leading ? undefined : args
    if (first && leading) run(...args)
  }
}
// #endregion

// #region throttle
export function throttle<A extends unknown[]>(
  run: (...args: A) => void,
  wait: number,
  { leading = true, trailing = true }: Edges = {},
) {
  let timer: Timer
  let last: A | undefined
  const next = () => {
    timer = undefined
    if (!trailing || !last) return
    const args = last
    last = undefined
    timer = setTimeout(next, wait)
    run(...args)
  }
  return (...args: A) => {
    last = args
    if (timer !== undefined) return
    timer = setTimeout(next, wait)
    if (!leading) return
    last = undefined
    run(...args)
  }
}
// #endregion
