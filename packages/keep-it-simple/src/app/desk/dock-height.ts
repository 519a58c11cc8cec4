import { makeRoom } from './page-sheet.ts'

/** A ref of the dock: the page ends above it, so that nothing of the page stays covered. */
export function followHeight(dock: HTMLElement | null): (() => void) | undefined {
  if (!dock) return undefined
  const observer = new ResizeObserver(() => makeRoom(dock.offsetHeight))
  observer.observe(dock)
  return () => {
    observer.disconnect()
    makeRoom(0)
  }
}
