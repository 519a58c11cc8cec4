import '../styles/alone.css'
import type { NotFoundPage } from '#model/page.ts'
import { searchAddress } from '#model/search-address.ts'
import { Drawing } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'
import { Slot } from '../slots/Slot.tsx'

/** S2.7 */
export function NotFoundLayout({ page }: { readonly page: NotFoundPage }) {
  const { strings, href, site } = useSite()
  return (
    <main
      id="main"
      tabIndex={-1}
      className="alone"
      data-base={site.base}
      data-locale={page.locale}
      data-locales={site.locales.map(({ prefix }) => prefix).join(' ')}
    >
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
      {/* Filled by `page-assets/near-pages.ts`. */}
      {page.near !== undefined && (
        <div className="near-pages" data-base={site.base} data-title={page.near} lang={page.lang} />
      )}
      <Slot name="not-found" />
    </main>
  )
}
