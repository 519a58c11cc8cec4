import type { PageData } from '#model/page.ts'
import { AppearanceSwitch } from '../appearance/AppearanceSwitch.tsx'
import { useSite } from '../site-context.ts'
import { Slot } from '../slots/Slot.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { MainNav } from './MainNav.tsx'
import { NavScreen } from './NavScreen.tsx'
import { SavedLink } from './SavedLink.tsx'
import { SearchLink } from './SearchLink.tsx'
import { SocialLinks } from './SocialLinks.tsx'

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
