import '../styles/doc.css'
import type { SearchFormPage } from '#model/page.ts'
import { useSite } from '../site-context.ts'

/** Search without the dialog: the question stands in the address, so it can be linked and needs no application. */
export function SearchLayout({ page }: { readonly page: SearchFormPage }) {
  const { site, strings, href, archives } = useSite()
  const { base, search, locales, offline } = site
  return (
    <div className="frame">
      <main className="doc" id="main" tabIndex={-1}>
        <h1 className="title">{page.title}</h1>
        <form className="search-form" role="search" action={href(page.path)}>
          <input type="search" name="q" aria-label={strings.search} autoComplete="off" required />
          <button className="btn btn--ink" type="submit">
            {strings.search}
          </button>
        </form>
        <noscript>
          <p>{page.says.needsScript}</p>
        </noscript>
        {/* Filled by `page-assets/search-form.ts`; React neither looks into it nor empties it. */}
        <div
          className="found"
          data-site={JSON.stringify({ base, search, locales, offline })}
          data-says={JSON.stringify(page.says)}
          data-locale={page.locale}
          dangerouslySetInnerHTML={EMPTY}
        />
        {archives !== undefined && (
          <p className="found-all">
            <a href={href(archives)}>{strings.archives}</a>
          </p>
        )}
      </main>
    </div>
  )
}

const EMPTY = { __html: '' }
