import { PAGE_SHOWN } from '#browser/events.ts'
import { idOf } from '#browser/hash.ts'
import type { BlockModule } from '#model/block-module.ts'
import { welcome } from './arrivals.ts'
import { clientTag, mountModules, prepare } from './load.ts'

/** Puts a page in the place of the one that is shown: at once, so that nothing in between is painted. */
export function swap(page: Document, modules: readonly BlockModule[]): void {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close()
  swapHead(page)
  const { documentElement: html, body } = document
  html.lang = page.documentElement.lang
  html.dir = page.documentElement.dir
  body.className = page.body.className
  for (const one of page.querySelectorAll('noscript')) one.textContent = one.innerHTML
  relabel(page)
  const restore = keepSidebar(page)
  document.getElementById('root')!.replaceWith(page.getElementById('root')!)
  restore?.()
  dispatchEvent(new Event(PAGE_SHOWN))
  mountModules(showPage, modules)
}

/** The search dialog stays, in the language of the page. */
function relabel(page: Document): void {
  const labelled = (one: Document) =>
    [...one.querySelectorAll('#kis-search[aria-label], #kis-search [aria-label]')].slice(0, 3)
  const next = labelled(page)
  labelled(document).forEach((one, at) => (one.ariaLabel = next[at]?.ariaLabel ?? null))
}

/** S4.10: a sidebar that stays keeps what is open in it, and its scroll position. Returns what to do after the swap. */
function keepSidebar(next: Document): (() => void) | undefined {
  const [old, other] = [document, next].map((one) => one.getElementById('side'))
  if (!old || !other || linksOf(old) !== linksOf(other)) return undefined
  const { scrollTop } = old
  const current = other.querySelector('a[aria-current=page]')?.getAttribute('href')
  for (const link of old.querySelectorAll('a')) {
    if (link.getAttribute('href') === current) link.ariaCurrent = 'page'
    else link.removeAttribute('aria-current')
  }
  old.dataset['still'] = ''
  other.replaceWith(old)
  return () => (old.scrollTop = scrollTop)
}

export const linksOf = (side: Element): string =>
  Array.from(
    side.querySelectorAll('a, summary'),
    (one) => one.getAttribute('href') + one.textContent,
  ).join('\n')

/** Shows another page at the same address: what was unlocked, or a missing page in another language. */
export async function showPage(
  page: Document,
  shown = document.getElementById('root'),
): Promise<void> {
  const modules = await prepare(page)
  // The reader may have left meanwhile.
  if (!shown?.isConnected) return
  swap(page, modules)
  welcome()
  focusContent()
}

/** A keyboard or screen reader starts where the eye does: at the heading the hash names, or at the content. */
export function focusContent(): void {
  const main = document.getElementById('main')
  // Whoever hears the page learns which one it is.
  if (main) main.ariaLabel = document.title
  const named = document.getElementById(idOf(location))
  named?.focus({ preventScroll: true })
  if (!named || document.activeElement !== named) main?.focus({ preventScroll: true })
}

const OWN_TAGS = '[data-page], [data-document]'

/** Tags that stay are left alone: putting the icon in again would fetch it again. The client has run already. */
export function swapHead(page: Document): void {
  document.title = page.title
  const wanted = new Map(
    [...page.head.querySelectorAll<HTMLElement>(OWN_TAGS)].map((tag) => [tag.outerHTML, tag]),
  )
  for (const old of document.head.querySelectorAll(OWN_TAGS))
    if (!wanted.delete(old.outerHTML)) old.remove()
  document.head.append(...[...wanted.values()].map(copied))
  clientTag().replaceWith(clientTag(page))
}

/** A script that came with a fetched document would never run. */
function copied(tag: HTMLElement): HTMLElement {
  if (tag.localName !== 'script') return tag
  const script = document.createElement('script')
  for (const { name, value } of tag.attributes) script.setAttribute(name, value)
  script.textContent = tag.textContent
  return script
}
