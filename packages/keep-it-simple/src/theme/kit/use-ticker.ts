import { useEffect, useEffectEvent } from 'react'

/** Calls `tick` every so many milliseconds while active. */
export function useTicker(active: boolean, ms: number, tick: () => void): void {
  const onTick = useEffectEvent(tick)
  useEffect(() => {
    if (!active) return
    const timer = setInterval(() => onTick(), ms)
    return () => clearInterval(timer)
  }, [active, ms])
}
