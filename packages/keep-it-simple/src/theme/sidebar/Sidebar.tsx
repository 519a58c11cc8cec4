import type { SidebarItem } from '#model/navigation.ts'
import { useSite } from '../site-context.ts'
import { Slot } from '../slots/Slot.tsx'
import { SidebarItems } from './SidebarItems.tsx'

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
  return (
    <aside className="side" id="side" popover="auto" aria-label={strings.sidebar} data-still="">
      <div className="side-in">
        <nav aria-label={strings.sidebar}>
          <SidebarItems items={items} path={path} depth={0} />
        </nav>
        <Slot name="sidebar-end" />
      </div>
    </aside>
  )
}
