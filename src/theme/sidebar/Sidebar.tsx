import { useEffect, useRef, useState } from 'react'
import type { SidebarItem } from '#model/navigation.ts'
import { useSite } from '../site-context.ts'
import { SidebarItems } from './SidebarItems.tsx'

/** S4.11 */
const STILL_MILLISECONDS = 300

interface Props {
  readonly items: readonly SidebarItem[]
  readonly path: string
}

/**
 * The contents of a series: a column where there is room, below 960 px a native popover that the
 * local bar opens and Escape closes (S4.9). It is one element in both cases.
 */
export function Sidebar({ items, path }: Props) {
  const { strings } = useSite()
  const side = useRef<HTMLElement>(null)
  const [still, setStill] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setStill(false), STILL_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => showCurrent(side.current, path), [path])
  return (
    <aside
      ref={side}
      className="side"
      id="side"
      popover="auto"
      aria-label={strings.sidebar}
      data-still={still || undefined}
    >
      <div className="side-in">
        <nav aria-label={strings.sidebar}>
          <SidebarItems items={items} path={path} depth={0} />
        </nav>
      </div>
    </aside>
  )
}

/** S4.10: groups around the current page open; the page itself is brought into view. */
function showCurrent(side: HTMLElement | null, path: string): void {
  if (!side || side.dataset['shown'] === path) return
  side.dataset['shown'] = path
  const current = side.querySelector('[aria-current=page]')
  let group = current?.closest('details')
  while (group) {
    group.open = true
    group = group.parentElement?.closest('details')
  }
  current?.scrollIntoView({ block: 'nearest' })
}
