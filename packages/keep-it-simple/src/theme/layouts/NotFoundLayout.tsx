import '../styles/alone.css'
import type { NotFoundPage } from '#model/page.ts'
import { searchAddress } from '#model/search-address.ts'
import { Drawing } from '../parts/Drawing.tsx'
import { useSite } from '../site-context.ts'
import { Slot } from '../slots/Slot.tsx'

/** S2.7 */
export function NotFoundLayout({ page }: { readonly page: NotFoundPage }) {
  const { strings, href, site } = useSite()
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
      {!page.alone && (
        <form className="search-form" role="search" action={href(searchAddress(page.locale))}>
          <input type="search" name="q" aria-label={strings.search} autoComplete="off" required />
          <button className="btn" type="submit">
            {strings.search}
          </button>
        </form>
      )}
      {/* Filled by `page-assets/near-pages.ts`; React neither looks into it nor empties it. */}
      {page.near !== undefined && (
        <div
          className="near-pages"
          data-base={site.base}
          data-title={page.near}
          lang={page.lang}
          suppressHydrationWarning
          dangerouslySetInnerHTML={EMPTY}
        />
      )}
      <Slot name="not-found" />
    </main>
  )
}

const EMPTY = { __html: '' }
