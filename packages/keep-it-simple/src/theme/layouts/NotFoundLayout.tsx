import type { NotFoundPage } from '#model/page.ts'
import { Drawing } from '../parts/Drawing.tsx'
import { useSite } from '../site-context.ts'
import { Slot } from '../slots/Slot.tsx'

/** S2.7 */
export function NotFoundLayout({ page }: { readonly page: NotFoundPage }) {
  const { strings, href } = useSite()
  return (
    <main id="main" tabIndex={-1} className="alone">
      <p className="lost" role="img" aria-label="404">
        4<i />4
      </p>
      <h1>{strings.notFoundTitle}</h1>
      <blockquote>
        {strings.notFoundQuote}
        <cite>{strings.notFoundSource}</cite>
      </blockquote>
      <a className="btn btn--ink" href={href(page.locale)}>
        <Drawing name="arrow-left" />
        {strings.notFoundLink}
      </a>
      <Slot name="not-found" />
    </main>
  )
}
