import { useRef, type MouseEvent } from 'react'
import { prefersReducedMotion } from '#browser/media.ts'
import type { PageData } from '#model/page.ts'
import { Icon } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'
import { useReading } from './use-reading.ts'

/** S2.6.5: a ring that fills while one reads. A link, since `#top` needs no script. */
export function BackToTop({ page }: { readonly page: PageData }) {
  const { strings } = useSite()
  const link = useRef<HTMLAnchorElement>(null)
  const { far, scrolling } = useReading(link)
  if (!isWanted(page)) return null
  return (
    <a
      ref={link}
      className="totop"
      href="#top"
      aria-label={strings.backToTop}
      data-far={far || undefined}
      data-scrolling={scrolling || undefined}
      onClick={goUp}
    >
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

/** Without a trace in the address. The link is about to vanish, so focus goes to the content. */
function goUp(event: MouseEvent): void {
  event.preventDefault()
  scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  document.getElementById('main')?.focus({ preventScroll: true })
}
