import type { PageData } from '#model/page.ts'
import { useSite } from '../site-context.ts'

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
