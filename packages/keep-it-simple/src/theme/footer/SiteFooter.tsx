import type { ReactNode } from 'react'
import type { PageData } from '#model/page.ts'
import { yearsText } from '#model/years.ts'
import { AppearanceSegment } from '../nav/TopBar.tsx'
import { LanguageItems } from '../nav/Menu.tsx'
import { useSite } from '../site-context.ts'
import { Slot } from '../slots/Slot.tsx'
import { LICENCES, licenceId, licenceLabel } from '#model/licence.ts'
import { Icon } from '../parts/Icon.tsx'

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
          © {/* A year that began after the build is put in by `client/arrivals.ts`. */}
          <span data-years={year} data-since={site.since}>
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

/** What the site names itself, then the feed and the source of its pages. */
export function FooterLinks({ page }: { readonly page: PageData }) {
  const { site, strings, href, feed } = useSite()
  const links = [
    ...(site.footer?.[page.locale] ?? []).map(({ text, link }) => ({ text, to: href(link) })),
    ...(feed === undefined ? [] : [{ text: strings.feed, to: feed }]),
    ...(site.repository ? [{ text: strings.sourceCode, to: site.repository.url }] : []),
  ]
  if (links.length === 0) return null
  return (
    <nav className="foot-links" aria-label={strings.footerNavigation}>
      <ul>
        {links.map(({ text, to }) => (
          <li key={to}>
            <a href={to}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The licence of the texts; one whose words are known leads to them. */
export function LicenceLine() {
  const { site, strings } = useSite()
  const known = licenceId(site.license)
  const [before, after] = strings.licenseLine.split('{license}')
  return (
    <p>
      {before}
      {known ? (
        <a href={LICENCES[known]} rel="license">
          {licenceLabel(known)}
        </a>
      ) : (
        site.license
      )}
      {after}
    </p>
  )
}

/** S2.6.5: a ring that fills while one reads. A link, since `#top` needs no script. */
export function BackToTop({ page }: { readonly page: PageData }) {
  const { strings } = useSite()
  if (!isWanted(page)) return null
  return (
    <a className="totop" href="#top" aria-label={strings.backToTop} data-action="top">
      <Icon name="up" />
      <span className="totop-pct" aria-hidden="true" />
    </a>
  )
}

/** A home page of one section is one screen. */
function isWanted(page: PageData): boolean {
  if (page.type !== 'content') return true
  return page.frontmatter.backToTop !== false && page.home?.sections.length !== 1
}
