import '../styles/doc.css'
import type { SavedPage } from '#model/page.ts'
import { useSite } from '../site-context.ts'

/** The reader's own page: what was saved and read on this device. Nobody else knows. */
export function SavedLayout({ page: { title, says } }: { readonly page: SavedPage }) {
  const { site, strings } = useSite()
  const words = strings.offline
  return (
    <div className="frame">
      <main className="doc" id="main" tabIndex={-1}>
        <h1 className="title">{title}</h1>
        <p className="offline-text">{says.intro}</p>
        <noscript>
          <p>{says.needsScript}</p>
        </noscript>
        <h2 className="sub">{says.saved}</h2>
        {/* Filled by `page-assets/cached-pages.ts`. */}
        <div
          className="cached-pages"
          data-base={site.base}
          data-only="saved"
          data-none={says.noneSaved}
        />
        <h2 className="sub">{says.read}</h2>
        <div
          className="cached-pages"
          data-base={site.base}
          data-only="read"
          data-none={says.noneRead}
          data-remove={words?.remove}
          data-removed={words?.removed}
        />
      </main>
    </div>
  )
}
