import { isActive, type NavItem } from '#model/navigation.ts'
import { EntryLabel } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'
import { Menu } from './Menu.tsx'

/** S2.5: the bar's menu. */
export function MainNav({ path }: { readonly path: string }) {
  const { navigation, strings } = useSite()
  if (navigation.length === 0) return null
  return (
    <nav className="nav" aria-label={strings.mainNavigation}>
      <ul>
        {navigation.map((item) => (
          <li key={item.text}>
            {item.items ? <Group item={item} path={path} /> : <NavLink item={item} path={path} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ItemProps {
  readonly item: NavItem
  readonly path: string
}

function Group({ item, path }: ItemProps) {
  const label = (
    <>
      <NavLabel item={item} />
      <i className="caret" />
    </>
  )
  return (
    <Menu label={label} on={isActive(item, path)}>
      <NavItems items={item.items ?? []} path={path} />
    </Menu>
  )
}

/** What a group holds; a group inside it is a heading over its own links. Small screens use it too. */
export function NavItems({
  items,
  path,
}: {
  readonly items: readonly NavItem[]
  readonly path: string
}) {
  return items.map((item) => (
    <li key={item.text}>
      {item.link === undefined ? (
        <span className="menu-head">
          <NavLabel item={item} />
        </span>
      ) : (
        <NavLink item={item} path={path} />
      )}
      {item.items && (
        <ul>
          <NavItems items={item.items} path={path} />
        </ul>
      )}
    </li>
  ))
}

/** Also used by the menu of small screens. */
export function NavLink({ item, path }: ItemProps) {
  const { href } = useSite()
  return (
    <a
      href={href(item.link ?? '/')}
      target={item.target}
      rel={item.rel}
      aria-current={isActive(item, path) ? 'page' : undefined}
    >
      <NavLabel item={item} />
    </a>
  )
}

export const NavLabel = ({ item: { text, icon, badge } }: Pick<ItemProps, 'item'>) => (
  <EntryLabel text={text} icon={icon} badge={badge} />
)
