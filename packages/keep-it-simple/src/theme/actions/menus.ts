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
