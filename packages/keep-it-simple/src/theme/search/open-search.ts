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
  void load(dialog)
}

/** However long it takes: the reader may type meanwhile, and what was typed is searched for then. */
async function load(dialog: HTMLDialogElement): Promise<void> {
  const wait = dialog.querySelector<HTMLElement>('.search-wait')
  const [script = '', ...others] = document
    .getElementById('kis-client')!
    .dataset['search']!.split(' ')
  if (!island) others.forEach(bring)
  // A script that failed is not asked for again under the same name.
  island ??= import(/* @vite-ignore */ failures > 0 ? `${script}?${failures}` : script) as Promise<
    typeof Island
  >
  try {
    const { openIsland } = await island
    await openIsland(dialog)
  } catch {
    island = undefined
    failures++
    wait?.replaceChildren(wait.dataset['failed']!)
    // What is typed next tries again.
    dialog
      .querySelector('input')!
      .addEventListener('input', () => void load(dialog), { once: true })
  }
}

let failures = 0

/** Its styles, and what the script imports. */
function bring(href: string): void {
  const link = document.createElement('link')
  link.rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  link.href = href
  document.head.append(link)
}
