import type { ReactNode } from 'react'
import { fill } from '#locale/fill.ts'
import { licenceId, licenceLabel } from '#model/licence.ts'
import { AppearanceSegment } from '../appearance/AppearanceSegment.tsx'
import { useSite } from '../site-context.ts'
import { Slot } from '../slots/Slot.tsx'

/** S2.6.8. What floats at the end of the page (`children`) belongs to this landmark. */
export function SiteFooter({ children }: { readonly children: ReactNode }) {
  const { site, strings, year } = useSite()
  const known = licenceId(site.license)
  const license = known ? licenceLabel(known) : site.license
  return (
    <footer className="foot">
      <div className="foot-in">
        <p>
          © {site.since !== undefined && site.since < year ? `${site.since}–${year}` : year}{' '}
          {site.author}
        </p>
        <div>
          <p>{fill(strings.licenseLine, { license })}</p>
          <AppearanceSegment />
        </div>
      </div>
      <Slot name="footer" />
      {children}
    </footer>
  )
}
