import { FALLBACK_LANG } from '#model/locale.ts'
import type { PageData } from '#model/page.ts'
import { fromPathname } from '#model/path.ts'
import { closeNotice, showNotice } from '#theme/offline/notice.ts'
import { site } from 'virtual:keep-it-simple/site'
import type { Router } from './follow-links.ts'
import { PAGE_SHOWN } from './page-shown.ts'
import { stringsOf } from './strings.ts'
import { FAULT } from './when-read.ts'

const NAME = 'stay'

export const pageOf = (router: Router): PageData | undefined =>
  Object.values(router.state.loaderData).at(-1) as PageData | undefined

/** Without a connection the page that is shown stays, and a line says why; going back and forth has left it already. */
export function stayHere(router: Router): void {
  const close = () => closeNotice(NAME)
  addEventListener(PAGE_SHOWN, close)
  addEventListener('online', close)
  // A page the browser has preserved while a document was loaded instead of its next one.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && router.state.navigation.location) void standStill(router)
  })
  addEventListener(FAULT, (event) => {
    const wanted = router.state.navigation.location
    if (!wanted || addressOf(wanted) === addressOf(location)) return
    event.preventDefault()
    const strings = stringsOf(pageOf(router)?.lang ?? FALLBACK_LANG)
    const go = () => void router.navigate(wanted)
    showNotice(NAME, {
      text: strings.offline?.stay ?? strings.loadFailedText,
      close: strings.closeSheet,
      act: { word: strings.tryAgain, done: go },
    })
    const place = scrollY
    void standStill(router).then(() => scrollTo({ top: place, behavior: 'instant' }))
  })
}

const addressOf = ({ pathname }: { readonly pathname: string }) => fromPathname(site.base, pathname)

/** Navigating to the current page cancels the pending navigation, and fetches nothing. */
const standStill = (router: Router): Promise<void> =>
  router.navigate(router.state.location, {
    replace: true,
    preventScrollReset: true,
    defaultShouldRevalidate: false,
  })
