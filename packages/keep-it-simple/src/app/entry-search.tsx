import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { STORAGE_KEYS, writeStored } from '#browser/storage.ts'
import { localeOf } from '#model/locale.ts'
import { fromPathname } from '#model/path.ts'
import { SearchDialog } from '#theme/search/SearchDialog.tsx'
import { SiteContext } from '#theme/site-context.ts'
import { site } from 'virtual:keep-it-simple/site'
import { PAGE_SHOWN } from './page-shown.ts'
import { siteView } from './site-view.ts'
import { loadStrings } from './strings.ts'

let root: Root | undefined
let asked = 0
/** Where the reader was in the field that was there before. */
let selected: readonly [from: number, to: number] | undefined

/**
 * The search dialog, a root of its own: it needs neither the router nor the page around it, and stays
 * when the application draws another page. `early` is the field that was opened until now.
 */
export async function openDialog(
  control: HTMLElement,
  early: HTMLDialogElement | null,
): Promise<void> {
  await loadStrings(document.documentElement.lang)
  if (early) {
    await composed(early)
    const { value, selectionStart, selectionEnd } = early.querySelector('input')!
    selected = [selectionStart ?? value.length, selectionEnd ?? value.length]
    const isWanted = early.open
    // Focus goes back first, so that the dialog will give it back to where it was.
    early.close()
    early.remove()
    // With the space at its end, behind which the next word comes.
    writeStored(STORAGE_KEYS.query, value, 'session')
    if (!isWanted) return
  } else selected = undefined
  // Some browsers do not focus a link that was clicked; the dialog returns to what had focus.
  if (document.activeElement === document.body) control.focus({ preventScroll: true })
  if (!root) {
    const element = document.createElement('div')
    document.body.append(element)
    root = createRoot(element)
    addEventListener(PAGE_SHOWN, () => void loadStrings(document.documentElement.lang).then(draw))
  }
  asked++
  // At once, so that there is a field to type into at every moment.
  flushSync(draw)
}

/** In the language of the page that is shown. */
function draw(): void {
  const { lang } = document.documentElement
  const path = fromPathname(site.base, location.pathname) ?? '/'
  const { prefix: locale } = localeOf(site.locales, path) ?? site.locales[0]!
  root!.render(
    <SiteContext value={siteView({ lang, locale })}>
      <SearchDialog page={{ lang, locale }} asked={asked} selected={selected} />
    </SiteContext>,
  )
}

/** What an input method is composing must not be taken away from it; the first field says when it does. */
async function composed(early: HTMLDialogElement): Promise<void> {
  while (early.matches('[data-composing]')) await new Promise(requestAnimationFrame)
}
