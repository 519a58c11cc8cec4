import { useSite } from '../site-context.ts'

/** S2.6.8 */
export function SiteFooter() {
  const { site, strings, year } = useSite()
  return (
    <footer className="foot">
      <div className="foot-in">
        <p>
          © {site.since}–{year} {site.author}
        </p>
        <p>
          {strings.license} {site.license}
        </p>
      </div>
    </footer>
  )
}
