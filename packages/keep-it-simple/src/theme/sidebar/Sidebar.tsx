import type { SidebarItem } from '#model/navigation.ts'
import { useSite } from '../site-context.ts'
import { Slot } from '../slots/Slot.tsx'
import { EntryLabel } from '../parts/Icon.tsx'

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

/** S4.10, S9.22: groups nest this deep; deeper ones are shown flat. */
const MAX_DEPTH = 5

interface SidebarItemsProps {
  readonly items: readonly SidebarItem[]
  readonly path: string
  readonly depth: number
}

/** Groups are native disclosures; those that hold the current page are open. */
export function SidebarItems({ items, path, depth }: SidebarItemsProps) {
  return (
    <ul>
      {(depth < MAX_DEPTH ? items : flattened(items)).map((item) => (
        <li key={item.link ?? item.text}>
          {item.items ? (
            <details open={item.collapsed !== true || holds(item, path)}>
              <summary>
                <Label item={item} />
              </summary>
              <SidebarItems items={withIndex(item)} path={path} depth={depth + 1} />
            </details>
          ) : (
            <Entry item={item} path={path} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Below the last level groups are left out, their pages are not. */
function flattened(items: readonly SidebarItem[]): SidebarItem[] {
  return items.flatMap((item) => (item.items ? flattened(withIndex(item)) : [item]))
}

function Entry({ item, path }: { readonly item: SidebarItem; readonly path: string }) {
  const { href } = useSite()
  if (item.link === undefined)
    return (
      <span>
        <Label item={item} />
      </span>
    )
  return (
    <a href={href(item.link)} aria-current={item.link === path ? 'page' : undefined}>
      <Label item={item} />
    </a>
  )
}

const Label = ({ item: { text, icon, badge } }: { readonly item: SidebarItem }) => (
  <EntryLabel text={text} icon={icon} badge={badge} />
)

/** A group that is a page itself is its own first entry: a summary cannot be a link and a switch. */
function withIndex({ link, text, items = [] }: SidebarItem): readonly SidebarItem[] {
  return link === undefined ? items : [{ text, link }, ...items]
}

function holds(item: SidebarItem, path: string): boolean {
  return item.link === path || (item.items?.some((child) => holds(child, path)) ?? false)
}
