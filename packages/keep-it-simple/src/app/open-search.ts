import { inTime } from '#browser/patience.ts'
import { readStored, STORAGE_KEYS } from '#browser/storage.ts'
import type * as Search from './entry-search.tsx'

/** What search is made of: the script, what that imports, and its sheets, as the document names them. */
const files = (): string[] => (document.getElementById('boot')?.dataset['search'] ?? '').split(' ')

const sheets = new Map<string, Promise<unknown>>()
let search: Promise<typeof Search> | undefined
/** A field to type into until the dialog is there. */
let early: HTMLDialogElement | undefined

/**
 * S2.8: a field opens as soon as its styles are there, so that nobody waits for a program in order to
 * type; the dialog takes its place. Neither needs the rest of the page.
 */
export function openSearch(control: HTMLElement): void {
  // Without the design there is no dialog to speak of: the form is a page.
  if (isPlain() && control instanceof HTMLAnchorElement) return location.assign(control.href)
  // Some browsers do not focus a link that was clicked; the dialog returns to what had focus.
  if (document.activeElement === document.body) control.focus({ preventScroll: true })
  if ('action' in control.dataset) control.setAttribute('aria-busy', 'true')
  open(control)
    .catch(() => {
      const typed = early?.querySelector('input')?.value ?? ''
      early?.remove()
      early = search = undefined
      // Without it the link leads where it leads without script, with what was typed.
      if (control instanceof HTMLAnchorElement)
        location.assign(control.href + (typed === '' ? '' : `?q=${encodeURIComponent(typed)}`))
    })
    .finally(() => control.removeAttribute('aria-busy'))
}

async function open(control: HTMLElement): Promise<void> {
  const [script = '', ...others] = files()
  if (!search) others.filter((file) => file.endsWith('.js')).forEach(preload)
  search ??= import(/* @vite-ignore */ script) as Promise<typeof Search>
  const styled = Promise.all(others.filter((file) => file.endsWith('.css')).map(link))
  const isThere = await Promise.race([search.then(() => true), styled.then(() => false)])
  if (!isThere && !early && 'action' in control.dataset) early = firstField(control)
  const [{ openDialog }] = await inTime(Promise.all([search, styled]))
  const field = early
  early = undefined
  await openDialog(field)
}

/** What the script imports need not wait for it. */
function preload(href: string): void {
  const element = document.createElement('link')
  element.rel = 'modulepreload'
  element.href = href
  document.head.append(element)
}

/** The same file is linked once; the application would link it again only where it is not. */
function link(href: string): Promise<unknown> {
  const known = sheets.get(href)
  if (known) return known
  const element = document.createElement('link')
  element.rel = 'stylesheet'
  element.href = href
  const loaded = new Promise((resolve, reject) => {
    element.addEventListener('load', resolve)
    element.addEventListener('error', reject)
  })
  document.head.append(element)
  sheets.set(href, loaded)
  loaded.catch(() => sheets.delete(href))
  return loaded
}

/** Named by the words of the control, because it has none of its own. */
function firstField(control: HTMLElement): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  const field = document.createElement('input')
  const icon = control.querySelector('svg')?.cloneNode(true)
  dialog.className = 'search'
  dialog.ariaLabel = field.ariaLabel = control.querySelector('span')?.textContent ?? ''
  dialog.setAttribute('closedby', 'any')
  dialog.innerHTML = '<div class="search-box"><div class="search-field"></div></div>'
  field.autocomplete = 'off'
  field.spellcheck = false
  field.value = readStored(STORAGE_KEYS.query, 'session') ?? ''
  dialog.querySelector('.search-field')!.append(...(icon ? [icon] : []), field)
  field.addEventListener('compositionstart', () => (dialog.dataset['composing'] = ''))
  field.addEventListener('compositionend', () => delete dialog.dataset['composing'])
  document.body.append(dialog)
  dialog.showModal()
  field.focus()
  field.select()
  return dialog
}

/** The style sheets did not come, or this engine cannot read them (decision 34). */
const isPlain = (): boolean =>
  getComputedStyle(document.documentElement).getPropertyValue('--paper') === ''
