import { inTime } from '#browser/patience.ts'
import { QUERY, readStored } from '#browser/storage.ts'
import type * as Island from './search-island.tsx'

export const searchDialog = (): HTMLDialogElement | null =>
  document.getElementById('kis-search') as HTMLDialogElement | null

let island: Promise<typeof Island> | undefined

/** S2.8: the field is there at once; what it finds comes with a script, styles and an index. */
export function openSearch(): void {
  const dialog = searchDialog()
  if (!dialog || dialog.open) return
  const control = document.querySelector<HTMLElement>('[data-action=search]')
  // Some browsers do not focus a link that was clicked; the dialog returns to what had focus.
  if (document.activeElement === document.body) control?.focus({ preventScroll: true })
  const field = dialog.querySelector('input')!
  field.value ||= readStored(QUERY, 'session') ?? ''
  dialog.showModal()
  field.focus()
  field.select()
  const [script = '', ...others] = document
    .getElementById('kis-client')!
    .dataset['search']!.split(' ')
  if (!island) others.forEach(bring)
  island ??= import(/* @vite-ignore */ script) as Promise<typeof Island>
  inTime(island).then(
    ({ openIsland }) => openIsland(dialog),
    () => {
      island = undefined
      // Without it the link leads where it leads without script, with what was typed.
      if (control instanceof HTMLAnchorElement)
        location.assign(`${control.href}?q=${encodeURIComponent(field.value)}`)
    },
  )
}

/** Its styles, and what the script imports. */
function bring(href: string): void {
  const link = document.createElement('link')
  link.rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  link.href = href
  document.head.append(link)
}
