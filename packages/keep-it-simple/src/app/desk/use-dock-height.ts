import { useEffect, type RefObject } from 'react'
import { makeRoom } from './page-sheet.ts'

/** The page ends above the dock: nothing of it stays covered. */
export function useDockHeight(dock: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = dock.current
    if (!element) return
    const observer = new ResizeObserver(() => makeRoom(element.offsetHeight))
    observer.observe(element)
    return () => {
      observer.disconnect()
      makeRoom(0)
    }
  }, [dock, isOpen])
}
