import '../styles/alone.css'
import { useSite } from '../site-context.ts'

/** A page that is not on this device, and no connection to fetch it: what is here, and a way to try again. */
export function OfflineLayout() {
  const { strings, site } = useSite()
  const words = strings.offline
  // Published only where there are such words.
  if (!words) return null
  return (
    <main id="main" tabIndex={-1} className="alone">
      <h1>{words.title}</h1>
      <p className="offline-text">{words.text}</p>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- to wherever this page is shown */}
      <a className="btn btn--ink" href="">
        {strings.tryAgain}
      </a>
      <h2 className="sub">{words.cached}</h2>
      {/* Filled by `page-assets/cached-pages.ts`. */}
      <div
        className="cached-pages"
        data-base={site.base}
        data-none={words.none}
        data-later={words.later}
        data-remove={words.remove}
        data-removed={words.removed}
      />
    </main>
  )
}
