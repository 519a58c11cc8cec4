import { readStored, STORAGE_KEYS } from '#browser/storage.ts'

/** The field that is there before the search dialog is. */
export const firstField = (): HTMLDialogElement | null =>
  document.getElementById('first-field') as HTMLDialogElement | null
const HTML =
  '<dialog id=first-field class=search><div class=search-box><div class=search-field><input>'

/**
 * S2.8: a field to type into from the key or the touch on, so that no letter is lost and a phone shows
 * its keyboard, which it does only for what is focused at once. The actions name it, and show it when its
 * styles are there; then the dialog takes its place.
 */
export function openFirstField(): void {
  if (!document.querySelector('dialog.search')) {
    document.body.insertAdjacentHTML('beforeend', HTML)
    // Where the dialog never comes, another document does; going back must not lead to the field.
    addEventListener('pagehide', () => firstField()?.remove())
  }
  const dialog = firstField()
  if (!dialog || dialog.open) return
  dialog.style.opacity = '0'
  dialog.showModal?.()
}

/** What the first script leaves out: names, which are the words of the control, and what was asked before. */
export function furnish(dialog: HTMLDialogElement, control: HTMLElement): void {
  if (dialog.ariaLabel) return
  const field = dialog.querySelector('input')!
  const icon = control.querySelector('svg')?.cloneNode(true)
  dialog.ariaLabel = field.ariaLabel = control.querySelector('span')?.textContent ?? ''
  dialog.setAttribute('closedby', 'any')
  if (icon) field.before(icon)
  field.autocomplete = 'off'
  field.spellcheck = false
  // The first letters may have been composed before; then it is under way already.
  field.addEventListener('compositionupdate', () => (dialog.dataset['composing'] = ''))
  field.addEventListener('compositionend', () => delete dialog.dataset['composing'])
  if (field.value !== '') return
  field.value = readStored(STORAGE_KEYS.query, 'session') ?? ''
  field.select()
}
