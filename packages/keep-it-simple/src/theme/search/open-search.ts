import { readStored } from '#browser/storage.ts'
import { clientTag, preload } from '../client/load.ts'
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
  field.value ||= readStored('kis:query', 'session') ?? ''
  dialog.showModal()
  field.focus()
  field.select()
  void load(dialog)
}

let failures = 0

/** However long it takes: the reader may type meanwhile, and what was typed is searched for then. */
async function load(dialog: HTMLDialogElement): Promise<void> {
  const [script = '', ...others] = clientTag().dataset['search']!.split(' ')
  // A browser does not ask again for a script that failed, unless its address differs.
  const href = failures > 0 ? `${script}?${failures}` : script
  island ??= preload(() => import(/* @vite-ignore */ href) as Promise<typeof Island>, others)
  try {
    const { openIsland } = await island
    await openIsland(dialog)
  } catch {
    island = undefined
    failures++
    const wait = dialog.querySelector<HTMLElement>('.search-wait')
    wait?.replaceChildren(wait.dataset['failed']!)
    // What is typed next tries again.
    const field = dialog.querySelector('input')!
    field.addEventListener('input', () => void load(dialog), { once: true })
  }
}

const TYPING = 'input, textarea, select, [contenteditable]'

/** S2.8.1: Ctrl or Cmd with K, or a slash; not while the reader types. */
export function openSearchByKey(): void {
  addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event
    const withCommand = ctrlKey || metaKey
    // On some keyboards a slash needs Shift.
    const wanted = withCommand ? key.toLowerCase() === 'k' && !shiftKey : key === '/'
    if (!wanted || altKey || isComposing || (target as Element).closest?.(TYPING)) return
    event.preventDefault()
    openSearch()
  })
}
