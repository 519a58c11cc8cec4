import { useLocation, useRevalidator, useRouteError } from 'react-router'
import { localeOf } from '#model/locale.ts'
import { site } from 'virtual:keep-it-simple/site'
import { stringsOf } from '../strings.ts'

/** A page's data did not arrive: say so, and offer to try again. */
export function LoadFailed() {
  const error = useRouteError()
  const { pathname } = useLocation()
  const revalidator = useRevalidator()
  const strings = stringsOf((localeOf(site.locales, pathname) ?? site.locales[0]!).lang)
  return (
    <main id="main" tabIndex={-1} className="alone" role="alert">
      <h1>{strings.loadFailedTitle}</h1>
      <p>{strings.loadFailedText}</p>
      <p>
        <small>{error instanceof Error ? error.message : null}</small>
      </p>
      <button className="btn btn--ink" type="button" onClick={() => void revalidator.revalidate()}>
        {strings.tryAgain}
      </button>
    </main>
  )
}
