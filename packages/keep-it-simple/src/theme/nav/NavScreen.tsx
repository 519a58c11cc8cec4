import { isActive } from '#model/navigation.ts'
import type { PageData } from '#model/page.ts'
import { AppearanceSegment } from '../appearance/AppearanceSegment.tsx'
import { useSite } from '../site-context.ts'
import { LanguageItems } from './LanguageMenu.tsx'
import { NavItems, NavLabel, NavLink } from './MainNav.tsx'
import { SavedLink } from './SavedLink.tsx'
import { SocialLinks } from './SocialLinks.tsx'

/** The menu of small screens: a native popover, so it opens before any script has run. */
export function NavScreen({ page }: { readonly page: PageData }) {
  const { site, navigation, strings } = useSite()
  return (
    <nav className="screen" id="screen" popover="auto" aria-label={strings.menu}>
      {navigation.length > 0 && (
        <ul className="screen-list">
          {navigation.map((item) => (
            <li key={item.text}>
              {item.items ? (
                <details open={isActive(item, page.path) || undefined}>
                  <summary>
                    <NavLabel item={item} />
                    <i className="caret" />
                  </summary>
                  <ul>
                    <NavItems items={item.items} path={page.path} />
                  </ul>
                </details>
              ) : (
                <NavLink item={item} path={page.path} />
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="screen-foot">
        <SavedLink page={page} className="row" named />
        <div className="row">
          <span>{strings.appearance}</span>
          <AppearanceSegment />
        </div>
        {page.alternates && (
          <div className="row">
            <span>{strings.changeLanguage}</span>
            <ul>
              <LanguageItems page={page} className="btn btn--small" />
            </ul>
          </div>
        )}
        {site.social.length > 0 && (
          <div className="row">
            <span>{strings.socialLinks}</span>
            <div>
              <SocialLinks className="tool" />
            </div>
          </div>
        )}
      </div>
    </nav>
  )
}
