import type { PageData } from '#model/page.ts'
import { AppearanceSwitch } from '../appearance/AppearanceSwitch.tsx'
import { Icon, socialIcon } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'
import { LanguageLink } from './LanguageLink.tsx'
import { MainNav } from './MainNav.tsx'
import { NavScreen } from './NavScreen.tsx'

export function TopBar({ page }: { readonly page: PageData }) {
  const { site, strings, href } = useSite()
  const locale = site.locales.find(({ prefix }) => prefix === page.locale)
  return (
    <>
      <header className="bar">
        <div className="bar-in">
          <a className="wordmark" href={href(page.locale)}>
            {locale?.title}
            <i className="stop" aria-hidden="true" />
          </a>
          <MainNav path={page.path} />
          <i className="sep only-wide" aria-hidden="true" />
          <LanguageLink page={page} />
          <AppearanceSwitch />
          {site.social.map(({ icon, link, label }) => (
            <a key={link} className="tool only-wide" href={link} aria-label={label ?? icon}>
              <Icon name={socialIcon(icon)} />
            </a>
          ))}
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
