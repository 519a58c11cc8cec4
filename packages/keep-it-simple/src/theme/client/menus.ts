const OPEN = '.has-menu > [aria-expanded=true]'

/** A menu of the bar opens on hover by CSS, on click and key by this. */
export function toggleMenu(control: HTMLElement): void {
  control.ariaExpanded = String(control.ariaExpanded !== 'true')
}

/** S4.12: from this width on there is room for the bar's own menu. */
const WIDE = '(width >= 48em)'

/** A chosen link moves the focus to the new page, which closes its menu. */
export function closeMenus(): void {
  addEventListener('keydown', ({ key }) => {
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
  // The menu of small screens closes where it is not needed, and the list of headings when one was chosen.
  matchMedia(WIDE).addEventListener('change', ({ matches }) => matches && hide('#screen'))
  matchMedia(MARGIN).addEventListener('change', ({ matches }) => matches && sheet()?.close())
  addEventListener('hashchange', () => hide('#local-drop'))
  // On a slow connection it was chosen before this script loaded: then the heading has the focus.
  if (document.activeElement?.matches(':target')) hide('#local-drop')
}

const hide = (popover: string) => {
  // An older engine does not know `:popover-open`, and throws unless it stands in `:is()`.
  document.querySelector<HTMLElement>(`${popover}:is(:popover-open)`)?.hidePopover()
}

/** S4.16, in milliseconds. */
const OPENS_AFTER = 200
/** From here on the margin shows the same. */
const MARGIN = '(width >= 60em)'

let opening: ReturnType<typeof setTimeout> | undefined

const sheet = () => document.querySelector<HTMLDialogElement>('#posts-sheet')

/** S4.16: the posts modal opens a moment after its button; a second click before then cancels it. */
export function openSheet(control: HTMLElement): void {
  const cancels = opening !== undefined
  clearTimeout(opening)
  opening = undefined
  if (cancels) return
  opening = setTimeout(() => {
    opening = undefined
    const dialog = control.isConnected ? sheet() : null
    if (!dialog || dialog.open) return
    // Some browsers do not focus a button that was clicked; the dialog returns to what had focus.
    control.focus({ preventScroll: true })
    dialog.showModal()
    control.ariaExpanded = 'true'
    dialog.addEventListener('close', () => (control.ariaExpanded = 'false'), { once: true })
  }, OPENS_AFTER)
}
