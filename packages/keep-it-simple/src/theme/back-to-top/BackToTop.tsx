import type { PageData } from '#model/page.ts'
import { Icon } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'

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
