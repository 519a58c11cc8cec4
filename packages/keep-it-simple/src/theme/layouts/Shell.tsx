import type { ReactNode } from 'react'
import type { PageData } from '#model/page.ts'
import { BackToTop, SiteFooter } from '../footer/SiteFooter.tsx'
import { SiteBulletin } from '../bulletin/SiteBulletin.tsx'
import { LockAgain } from '../lock/LockAgain.tsx'
import { TopBar } from '../nav/TopBar.tsx'
import { useSite } from '../site-context.ts'
import { layoutName } from './registry.ts'

/** What stands around every page. The custom layout stands alone (S2.4.1). */
export function Shell({
  page,
  children,
}: {
  readonly page: PageData
  readonly children: ReactNode
}) {
  const { strings } = useSite()
  if (layoutName(page) === 'custom') return children
  const settings = page.type === 'content' ? page.frontmatter : {}
  // A site that is locked as a whole shows its prompt and no way past it.
  const alone = page.alone === true || (page.type === 'locked' && page.scope === 'site')
  const backToTop = <BackToTop page={page} />
  return (
    <>
      <a className="skip" href="#main">
        {strings.skipToContent}
      </a>
      {!alone && settings.navbar !== false && <TopBar page={page} />}
      {!alone && <SiteBulletin page={page} />}
      {children}
      {page.opened && <LockAgain />}
      {settings.footer === false ? (
        backToTop
      ) : (
        <SiteFooter page={page} alone={alone}>
          {backToTop}
        </SiteFooter>
      )}
    </>
  )
}
