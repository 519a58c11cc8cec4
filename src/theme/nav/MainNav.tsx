import { isActive } from '#model/navigation.ts'
import { useSite } from '../site-context.ts'

/** The bar's menu. Groups open on hover and on keyboard focus, without script. */
export function MainNav({ path }: { readonly path: string }) {
  const { navigation, strings, href } = useSite()
  return (
    <nav className="nav" aria-label={strings.mainNavigation}>
      <ul>
        {navigation.map((item) =>
          item.items ? (
            <li key={item.text} className="has-menu">
              <button type="button" data-on={isActive(item, path) || undefined}>
                {item.text}
                <i className="caret" />
              </button>
              <ul className="menu">
                {item.items.map((child) => (
                  <li key={child.text}>
                    <a
                      href={href(child.link ?? '/')}
                      aria-current={isActive(child, path) ? 'page' : undefined}
                    >
                      {child.text}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ) : (
            <li key={item.text}>
              <a
                href={href(item.link ?? '/')}
                aria-current={isActive(item, path) ? 'page' : undefined}
              >
                {item.text}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
