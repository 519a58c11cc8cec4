import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Mounts a viewer beside the page. Closed, it is gone, and the focus is where it came from. */
export function mountViewer(
  opener: HTMLElement | undefined,
  viewer: (closed: () => void) => ReactNode,
): void {
  // A second click while the first one's viewer was on its way.
  if (document.querySelector('.viewer')) return
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const closed = () => {
    root.unmount()
    place.remove()
    opener?.focus({ preventScroll: true })
  }
  root.render(viewer(closed))
}
