import type { PageData } from '#model/page.ts'
import { useSite } from '../site-context.ts'
import { Slot } from '../slots/Slot.tsx'
import { LanguageMenu, LanguageItems } from './Menu.tsx'
import { MainNav, NavItems, NavLabel, NavLink } from './MainNav.tsx'
import { isActive } from '#model/navigation.ts'
import { searchAddress } from '#model/search-address.ts'
import { Icon, Drawing } from '../parts/Icon.tsx'
import { savedAddress } from '#model/saved-address.ts'
import { iconLabel } from '#model/icon.ts'
import type { Strings } from '#locale/strings.ts'
import { APPEARANCES, type Appearance } from '#model/appearance.ts'

/** S2.6.1 */
export function TopBar({ page }: { readonly page: PageData }) {
  const { site, navigation, strings, href } = useSite()
  const locale = site.locales.find(({ prefix }) => prefix === page.locale)
  return (
    <>
      <header className="bar">
        <div className="bar-in">
          <a className="wordmark" href={href(page.locale)}>
            {locale?.title}
            <i className="stop" aria-hidden="true" />
          </a>
          <SearchLink locale={page.locale} />
          <MainNav path={page.path} />
          {navigation.length > 0 && <i className="sep only-wide" aria-hidden="true" />}
          <div className="only-wide">
            <LanguageMenu page={page} />
          </div>
          <SavedLink page={page} className="tool only-wide" />
          <AppearanceSwitch />
          <SocialLinks className="tool only-wide" />
          <Slot name="bar-end" />
          <button
            className="tool burger only-narrow"
            type="button"
            popoverTarget="screen"
            aria-label={strings.menu}
          >
            <i />
            <i />
          </button>
        </div>
      </header>
      <NavScreen page={page} />
    </>
  )
}

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

/** Where the dialog cannot open, the search form is the way to find a page. */
export function SearchLink({ locale }: { readonly locale: string }) {
  const { strings, href } = useSite()
  return (
    <a
      className="find"
      href={href(searchAddress(locale))}
      data-action="search"
      aria-keyshortcuts="Control+K Meta+K /"
    >
      <Icon name="search" />
      <span>{strings.search}</span>
      <kbd aria-hidden="true">Ctrl K</kbd>
    </a>
  )
}

interface Props {
  readonly page: PageData
  readonly className: string
  /** With its words, where there is room for them. */
  readonly named?: boolean
}

/** To the list of what this device has; a site that is locked as a whole has none. */
export function SavedLink({ page: { path, locale, chrome }, className, named }: Props) {
  const { site, strings, href } = useSite()
  if (!site.offline || chrome) return null
  const address = savedAddress(locale)
  return (
    <a
      className={className}
      href={href(address)}
      aria-label={named ? undefined : strings.savedPages}
      aria-current={path === address ? 'page' : undefined}
    >
      {named && <span>{strings.savedPages}</span>}
      <Icon name="bookmark" />
    </a>
  )
}

export function SocialLinks({ className }: { readonly className: string }) {
  const { site } = useSite()
  return site.social.map((one) => (
    <a key={one.link} className={className} href={one.link} aria-label={iconLabel(one)}>
      <Drawing name={one.icon} />
    </a>
  ))
}

/** S4.2: from light to dark and back. Nothing to switch where the site is always dark. */
export function AppearanceSwitch() {
  const { site, strings } = useSite()
  if (site.appearance === 'force-dark') return null
  return (
    <button
      className="tool only-wide appearance"
      type="button"
      aria-label={strings.switchAppearance}
      data-action="appearance"
      data-setting={site.appearance}
      data-transition={site.appearanceTransition || undefined}
    >
      <i className="phase" />
    </button>
  )
}

/**
 * S4.2: light, dark or auto, each by its name. Which one is filled is CSS's business and follows
 * `data-theme`, so it is right before any script has run.
 */
export function AppearanceSegment() {
  const { site, strings } = useSite()
  if (site.appearance === 'force-dark') return null
  return (
    <div className="segment appearance" role="group" aria-label={strings.appearance}>
      {APPEARANCES.map((one) => (
        <button
          key={one}
          type="button"
          value={one}
          data-action="choose"
          data-transition={site.appearanceTransition || undefined}
        >
          <i className="phase" data-is={one} />
          {label(one, strings)}
        </button>
      ))}
    </div>
  )
}

function label(appearance: Appearance, strings: Strings): string {
  if (appearance === 'auto') return strings.appearanceAuto
  return appearance === 'dark' ? strings.appearanceDark : strings.appearanceLight
}
