import { isActive, type NavItem } from '#model/navigation.ts'
import type { PageData } from '#model/page.ts'
import { useSite } from '../site-context.ts'

/** The menu of small screens: a native popover, so it opens before any script has run. */
export function NavScreen({ page }: { readonly page: PageData }) {
  const { site, navigation, strings, href } = useSite()
  const { alternate } = page
  const link = (item: NavItem) => (
    <a href={href(item.link ?? '/')} aria-current={isActive(item, page.path) ? 'page' : undefined}>
      {item.text}
    </a>
  )
  return (
    <nav className="screen" id="screen" popover="auto" aria-label={strings.menu}>
      <ul className="screen-list">
        {navigation.map((item) => (
          <li key={item.text}>
            {item.items ? (
              <details open>
                <summary>
                  {item.text}
                  <i className="caret" />
                </summary>
                <ul>
                  {item.items.map((child) => (
                    <li key={child.text}>{link(child)}</li>
                  ))}
                </ul>
              </details>
            ) : (
              link(item)
            )}
          </li>
        ))}
      </ul>
      {alternate && (
        <div className="screen-foot">
          <div className="row">
            <span>{strings.changeLanguage}</span>
            <a
              className="btn btn--small"
              href={href(alternate.path)}
              lang={alternate.lang}
              hrefLang={alternate.lang}
            >
              {site.locales.find(({ lang }) => lang === alternate.lang)?.label}
            </a>
          </div>
        </div>
      )}
    </nav>
  )
}
