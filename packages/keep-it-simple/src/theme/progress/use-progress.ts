import { useEffect, useState } from 'react'
import { PROGRESS_MINIMUM, PROGRESS_SPEED, PROGRESS_TRICKLE, trickle } from '#model/progress.ts'

export interface Progress {
  /** Between 0 and 1. */
  readonly done: number
  /** Arrived, and on its way out. */
  readonly fading: boolean
}

/** S9.14: while `busy`, a little further now and then; afterwards to the end, and away. */
export function useProgress(busy: boolean): Progress | undefined {
  const [wasBusy, setWasBusy] = useState(false)
  const [progress, setProgress] = useState<Progress>()
  if (busy !== wasBusy) {
    setWasBusy(busy)
    setProgress({ done: busy ? PROGRESS_MINIMUM : 1, fading: false })
  }

  useEffect(() => {
    if (!busy) return undefined
    const timer = setInterval(() => {
      const chance = Math.random()
      setProgress((now) => now && { ...now, done: trickle(now.done, chance) })
    }, PROGRESS_TRICKLE)
    return () => clearInterval(timer)
  }, [busy])

  useEffect(() => {
    if (progress?.done !== 1) return undefined
    const next = progress.fading ? undefined : { done: 1, fading: true }
    const timer = setTimeout(() => setProgress(next), PROGRESS_SPEED)
    return () => clearTimeout(timer)
  }, [progress])

  return progress
}
