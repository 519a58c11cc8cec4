import { fill } from '#locale/fill.ts'
import { licenseLabel } from '#model/license.ts'
import { AppearanceSegment } from '../appearance/AppearanceSegment.tsx'
import { useSite } from '../site-context.ts'

/** S2.6.8 */
export function SiteFooter() {
  const { site, strings, year } = useSite()
  return (
    <footer className="foot">
      <div className="foot-in">
        <p>
          © {site.since < year ? `${site.since}–${year}` : year} {site.author}
        </p>
        <div>
          <p>{fill(strings.licenseLine, { license: licenseLabel(site.license) })}</p>
          <AppearanceSegment />
        </div>
      </div>
    </footer>
  )
}
