import './search.css'
import './hits.css'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { PAGE_SHOWN } from '#browser/events.ts'
import { localeOf } from '#model/locale.ts'
import { fromPathname } from '#model/path.ts'
import { site } from 'virtual:keep-it-simple/site'
import { SiteContext } from '../site-context.ts'
import { siteView } from '../site-view.ts'
import { loadStrings } from '../strings.ts'
import { SearchBox } from './SearchBox.tsx'

let root: Root | undefined

/** What the field of the dialog finds: it stays when another page is shown. */
export async function openIsland(dialog: HTMLDialogElement): Promise<void> {
  await loadStrings(document.documentElement.lang)
  if (!root) {
    root = createRoot(dialog.querySelector('.search-rest')!)
    addEventListener(
      PAGE_SHOWN,
      () => void loadStrings(document.documentElement.lang).then(() => draw(dialog)),
    )
  }
  flushSync(() => draw(dialog))
}

/** In the language of the page that is shown. */
function draw(dialog: HTMLDialogElement): void {
  const { lang } = document.documentElement
  const path = fromPathname(site.base, location.pathname) ?? '/'
  const { prefix: locale } = localeOf(site.locales, path) ?? site.locales[0]!
  root!.render(
    <SiteContext value={siteView({ lang, locale })}>
      <SearchBox key={locale} page={{ lang, locale }} dialog={dialog} />
    </SiteContext>,
  )
}
