import { useEffect, useEffectEvent } from 'react'
import { throttle } from './throttle.ts'

/** S9.7, in milliseconds. */
const THROTTLE = 100

/** The window scrolled; `at` is when it last did (`performance.now()`). */
export function useScroll(onScroll: (at: number) => void): void {
  const latest = useEffectEvent(onScroll)
  useEffect(() => {
    const listen = throttle((at) => latest(at), THROTTLE)
    addEventListener('scroll', listen, { passive: true })
    return () => {
      removeEventListener('scroll', listen)
      listen.cancel()
    }
  }, [])
}
