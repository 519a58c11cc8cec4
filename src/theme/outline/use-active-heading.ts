import { useEffect, useState } from 'react'
import { throttle } from '#browser/throttle.ts'
import type { Heading } from '#model/page.ts'

/** S9.6: a heading counts as reached this far above the line where jumps to it stop. */
const OUTLINE_OFFSET = 80
const PAGE_OFFSET = 64
/** S9.7 */
const THROTTLE = 100
const HASH_DEBOUNCE = 500

/** S4.14: the heading the reader is in; the address follows, without a history entry. */
export function useActiveHeading(headings: readonly Heading[]): string | undefined {
  const [active, setActive] = useState<string>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      const found = activeHeading(headings)
      setActive(found)
      clearTimeout(timer)
      timer = setTimeout(() => followHash(found), HASH_DEBOUNCE)
    }
    const run = throttle(update, THROTTLE)
    addEventListener('scroll', run, { passive: true })
    const first = requestAnimationFrame(run)
    return () => {
      cancelAnimationFrame(first)
      removeEventListener('scroll', run)
      clearTimeout(timer)
      run.cancel()
    }
  }, [headings])
  return active
}

function activeHeading(headings: readonly Heading[]): string | undefined {
  if (scrollY < 1) return undefined
  const { scrollHeight } = document.documentElement
  if (scrollY + innerHeight >= scrollHeight - 1) return headings.at(-1)?.id
  // Where a bar of the page's own covers more, jumps stop lower and so does the line.
  const padding = Number.parseFloat(
    getComputedStyle(document.documentElement).scrollPaddingBlockStart,
  )
  const line = OUTLINE_OFFSET + Math.max(0, (padding || PAGE_OFFSET) - PAGE_OFFSET)
  let found: string | undefined
  for (const { id } of headings) {
    const top = document.getElementById(id)?.getBoundingClientRect().top
    if (top === undefined || top > line) break
    found = id
  }
  return found
}

function followHash(id: string | undefined): void {
  const hash = id === undefined ? '' : `#${encodeURIComponent(id)}`
  if (hash === location.hash) return
  history.replaceState(history.state, '', location.pathname + location.search + hash)
}
