import { inTime } from '#browser/patience.ts'
import type * as Search from './entry-search.tsx'
import { firstField, furnish } from './first-field.ts'

/** What search is made of: the script, what that imports, and its sheets, as the document names them. */
const files = (): string[] => (document.getElementById('boot')?.dataset['search'] ?? '').split(' ')

const sheets = new Map<string, Promise<unknown>>()
let search: Promise<typeof Search> | undefined

/**
 * S2.8: the first field is seen as soon as its styles are there, so that nobody waits for a program in
 * order to type; the dialog takes its place. Neither needs the rest of the page.
 */
export function openSearch(control: HTMLElement): void {
  // Without the design there is no dialog to speak of: the form is a page.
  if (isPlain() && control instanceof HTMLAnchorElement) return location.assign(control.href)
  if ('action' in control.dataset) control.setAttribute('aria-busy', 'true')
  open(control)
    .catch(() => {
      const typed = firstField()?.querySelector('input')?.value ?? ''
      firstField()?.remove()
      search = undefined
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
  const field = firstField()
  if (field) {
    furnish(field, control)
    void styled.then(() => (field.style.opacity = '')).catch(() => undefined)
  }
  const [{ openDialog }] = await inTime(Promise.all([search, styled]))
  await openDialog(control, firstField())
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

/** The style sheets did not come, or this engine cannot read them (decision 34). */
const isPlain = (): boolean =>
  getComputedStyle(document.documentElement).getPropertyValue('--paper') === ''
