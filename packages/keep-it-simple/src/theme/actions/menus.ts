import { onMedia } from '#browser/media.ts'

const OPEN = '.has-menu > [aria-expanded=true]'

/** A menu of the bar opens on hover by CSS, on click and key by this. */
export function toggleMenu(control: HTMLElement): void {
  control.ariaExpanded = String(control.ariaExpanded !== 'true')
}

/** It closes with Escape and when the focus leaves; a chosen link moves the focus to the new page. */
export function closeMenus(): void {
  document.addEventListener('keydown', ({ key }) => {
    const open = key === 'Escape' && document.querySelector<HTMLElement>(OPEN)
    if (!open) return
    open.ariaExpanded = 'false'
    open.focus()
  })
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = (target as Element).closest('.has-menu')
    const open = menu?.querySelector<HTMLElement>(OPEN)
    if (open && !menu?.contains(relatedTarget as Node | null)) open.ariaExpanded = 'false'
  })
}

/** S4.12: from this width on there is room for the bar's own menu. */
const WIDE = '(width >= 48em)'

const hide = (id: string) => {
  const open = document.getElementById(id)
  if (open?.matches(':is(:popover-open)')) open.hidePopover()
}

/** The menu of small screens closes where it is not needed; a chosen heading closes its list. */
export function closePopovers(): void {
  onMedia(WIDE, () => hide('screen'))
  addEventListener('hashchange', () => hide('local-drop'))
  // On a slow connection it was chosen before this script loaded: then the heading has the focus.
  if (document.activeElement?.matches(':target')) hide('local-drop')
}

/** S4.16, in milliseconds. */
const OPENS_AFTER = 200
/** From here on the margin shows the same. */
const MARGIN = '(width >= 60em)'

/** Buttons whose sheet is about to open. */
const waiting = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()

/** S4.16: the posts modal opens a moment after its button; a second click before then cancels it. */
export function openSheet(control: HTMLElement): void {
  if (waiting.has(control)) {
    clearTimeout(waiting.get(control))
    waiting.delete(control)
    return
  }
  const open = () => {
    waiting.delete(control)
    const sheet = document.getElementById('posts-sheet') as HTMLDialogElement | null
    if (!sheet || sheet.open || !control.isConnected) return
    // Some browsers do not focus a button that was clicked; the dialog returns to what had focus.
    control.focus({ preventScroll: true })
    sheet.showModal()
    control.ariaExpanded = 'true'
    sheet.addEventListener('close', () => (control.ariaExpanded = 'false'), { once: true })
  }
  waiting.set(control, setTimeout(open, OPENS_AFTER))
}

export function closeSheetAtMargin(): void {
  onMedia(MARGIN, () => document.querySelector<HTMLDialogElement>('#posts-sheet[open]')?.close())
}
