import { useEffect, useState, type RefObject } from 'react'
import { useScroll } from '#browser/use-scroll.ts'
import { scrollPercent } from '#model/scroll-percent.ts'

/** S4.17: the percent goes away so long after the last scrolling, in milliseconds. */
const LINGER = 1_000

export interface Reading {
  /** More than half a window down. */
  readonly far: boolean
  readonly scrolling: boolean
}

/**
 * Where the reader is. `--read` on the element is the percent; where CSS can follow the scroll
 * position itself (`animation-timeline`) that value wins and is never late.
 */
export function useReading(element: RefObject<HTMLElement | null>): Reading {
  const [far, setFar] = useState(false)
  /** When the window last scrolled; undefined once that is long enough ago. */
  const [scrolled, setScrolled] = useState<number>()

  const measure = () => {
    setFar(scrollY > innerHeight / 2)
    const { scrollHeight } = document.documentElement
    const percent = scrollPercent(scrollY, scrollHeight, innerHeight)
    element.current?.style.setProperty('--read', String(percent))
  }
  useScroll((at) => {
    measure()
    setScrolled(at)
  })
  useEffect(() => {
    if (scrolled === undefined) return undefined
    const left = Math.max(0, scrolled + LINGER - performance.now())
    const timer = setTimeout(() => setScrolled(undefined), left)
    return () => clearTimeout(timer)
  }, [scrolled])

  return { far, scrolling: scrolled !== undefined }
}
