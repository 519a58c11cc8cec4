import type { ReactNode } from 'react'
import type { PageData } from '#model/page.ts'
import { yearsText } from '#model/years.ts'
import { AppearanceSegment } from '../appearance/AppearanceSegment.tsx'
import { LanguageItems } from '../nav/LanguageMenu.tsx'
import { useSite } from '../site-context.ts'
import { Slot } from '../slots/Slot.tsx'
import { FooterLinks } from './FooterLinks.tsx'
import { LicenceLine } from './LicenceLine.tsx'

interface Props {
  readonly page: PageData
  /** Without ways to other pages: around a prompt that locks them all. */
  readonly alone: boolean
  /** What floats at the end of the page belongs to this landmark. */
  readonly children: ReactNode
}

/** S2.6.8: whose site it is, and where one goes from any page. */
export function SiteFooter({ page, alone, children }: Props) {
  const { site, strings, year } = useSite()
  return (
    <footer className="foot">
      <div className="foot-in">
        <p>
          © {/* A year that began after the build is put in by `actions/arrivals.ts`. */}
          <span data-years={year} data-since={site.since} suppressHydrationWarning>
            {yearsText(site.since, year)}
          </span>
          {` ${site.author}`}
        </p>
        <div>
          {!alone && <FooterLinks page={page} />}
          <div className="foot-end">
            {!alone && <LicenceLine />}
            {!alone && page.alternates && (
              <nav className="foot-links" aria-label={strings.changeLanguage}>
                <ul>
                  <LanguageItems page={page} />
                </ul>
              </nav>
            )}
            <AppearanceSegment />
          </div>
        </div>
      </div>
      <Slot name="footer" />
      {children}
    </footer>
  )
}
