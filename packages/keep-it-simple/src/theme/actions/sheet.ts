import { onMedia } from '#browser/media.ts'

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
