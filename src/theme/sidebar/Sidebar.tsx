import type { SidebarItem } from '#model/navigation.ts'
import { useSite } from '../site-context.ts'

/** S9.22 */
const MAX_DEPTH = 5

/** The contents of a series: groups are native disclosures, the current page's are open. */
export function Sidebar({
  items,
  path,
}: {
  readonly items: readonly SidebarItem[]
  readonly path: string
}) {
  const { strings } = useSite()
  return (
    <aside className="side" aria-label={strings.sidebar}>
      <div className="side-in">
        <nav aria-label={strings.sidebar}>
          <Items items={items} path={path} depth={0} />
        </nav>
      </div>
    </aside>
  )
}

interface ItemsProps {
  readonly items: readonly SidebarItem[]
  readonly path: string
  readonly depth: number
}

function Items({ items, path, depth }: ItemsProps) {
  const { href } = useSite()
  return (
    <ul>
      {items.map((item) => {
        const link = item.link !== undefined && (
          <a href={href(item.link)} aria-current={item.link === path ? 'page' : undefined}>
            {item.text}
          </a>
        )
        if (!item.items || depth >= MAX_DEPTH)
          return <li key={item.link ?? item.text}>{link || item.text}</li>
        return (
          <li key={item.link ?? item.text}>
            <details open={item.collapsed !== true || holds(item, path)}>
              <summary>{item.text}</summary>
              <Items items={withIndex(item)} path={path} depth={depth + 1} />
            </details>
          </li>
        )
      })}
    </ul>
  )
}

/** A group that is a page itself is its own first entry: a summary cannot be a link and a switch. */
function withIndex({ link, text, items = [] }: SidebarItem): readonly SidebarItem[] {
  return link === undefined ? items : [{ text, link }, ...items]
}

function holds(item: SidebarItem, path: string): boolean {
  return item.link === path || (item.items?.some((child) => holds(child, path)) ?? false)
}
