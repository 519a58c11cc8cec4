import { PAGE_SHOWN } from '#browser/page-events.ts'
import { inTime } from '#browser/patience.ts'
import type { BlockModule } from '#model/block-module.ts'
import { decodePath } from '#model/path.ts'
import { welcome } from '../actions/arrivals.ts'
import { loadModules, mountModules } from './page-modules.ts'
import { keepSidebar } from './keep-sidebar.ts'

/** Brings what a page is drawn with before it is shown. Returns what its blocks have for the browser. */
export async function prepare(page: Document): Promise<readonly BlockModule[]> {
  const [modules] = await inTime(Promise.all([loadModules(page), bringStyles(page)]))
  return modules
}

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
  const root = document.getElementById('root')!
  const next = page.getElementById('root')!
  const restore = keepSidebar(root, next)
  root.replaceWith(next)
  restore()
  takeData(page)
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

/** What the script of every page has to know of this one. */
export function takeData(page: Document): void {
  const client = document.getElementById('kis-client')!
  for (const name of Object.keys(client.dataset)) delete client.dataset[name]
  Object.assign(client.dataset, page.getElementById('kis-client')!.dataset)
}

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
  const named = document.getElementById(decodePath(location.hash.slice(1)))
  named?.focus({ preventScroll: true })
  if (!named || document.activeElement !== named) main?.focus({ preventScroll: true })
}

const OWN_TAGS = '[data-page], [data-document]'

/** Tags that stay are left alone: putting the icon in again would fetch it again. */
export function swapHead(page: Document): void {
  document.title = page.title
  const wanted = new Map(
    [...page.head.querySelectorAll<HTMLElement>(OWN_TAGS)].map((tag) => [tag.outerHTML, tag]),
  )
  for (const old of document.head.querySelectorAll(OWN_TAGS))
    if (!wanted.delete(old.outerHTML)) old.remove()
  document.head.append(...[...wanted.values()].map(copied))
}

/** A script that came with a fetched document would never run. */
function copied(tag: HTMLElement): HTMLElement {
  if (tag.localName !== 'script') return tag
  const script = document.createElement('script')
  for (const { name, value } of tag.attributes) script.setAttribute(name, value)
  script.textContent = tag.textContent
  return script
}

const SHEETS = ':scope > link[rel=stylesheet]'

/** Links the sheets the page has and this one has not, each behind the one it follows there. */
async function bringStyles(page: Document): Promise<void> {
  const here = new Map(
    [...document.head.querySelectorAll<HTMLLinkElement>(SHEETS)].map((link) => [link.href, link]),
  )
  let before: Element | undefined
  const coming: Promise<unknown>[] = []
  for (const sheet of page.head.querySelectorAll<HTMLLinkElement>(SHEETS)) {
    const known = here.get(sheet.href)
    if (!known) coming.push(link(sheet, before))
    before = known ?? sheet
  }
  await Promise.all(coming)
}

/** S8.2 */
function link(sheet: HTMLLinkElement, before: Element | undefined): Promise<unknown> {
  const loading = new Promise((resolve, reject) => {
    sheet.addEventListener('load', resolve)
    sheet.addEventListener('error', () => {
      sheet.remove()
      const error = new Error(`Unable to preload CSS for ${new URL(sheet.href).pathname}`)
      if (reportPreload(error)) reject(error)
      else resolve(undefined)
    })
  })
  if (before) before.after(sheet)
  else document.head.append(sheet)
  return loading
}

/** S8.2: `kis:preload-error`; false when somebody has handled it. */
export function reportPreload(error: Error): boolean {
  return dispatchEvent(
    Object.assign(new Event('kis:preload-error', { cancelable: true }), { payload: error }),
  )
}
