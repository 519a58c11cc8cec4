import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react'

interface Options {
  /** Milliseconds between the button and the dialog. */
  readonly delay: number
  /** A media query; when it comes to match, the dialog closes. */
  readonly closeAt: string
  /** Id of the element that takes the focus when the dialog is taken away while it is open. */
  readonly leaveTo: string
}

interface DelayedDialog {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly opened: boolean
  /** For the button: opens after the delay; a second press before then takes it back. */
  readonly toggle: (event: MouseEvent<HTMLElement>) => void
  /** For the dialog, which may also be closed by Escape, a form or a click beside it. */
  readonly onClose: () => void
}

/** A modal dialog that opens a moment after its button was pressed, and leaves with its component. */
export function useDelayedDialog({ delay, closeAt, leaveTo }: Options): DelayedDialog {
  const ref = useRef<HTMLDialogElement>(null)
  const waiting = useRef<number>(undefined)
  const [opened, setOpened] = useState(false)

  useEffect(() => {
    const dialog = ref.current
    return () => {
      window.clearTimeout(waiting.current)
      waiting.current = undefined
      // What had the focus is gone, and so is the button it would go back to.
      if (dialog?.open) document.getElementById(leaveTo)?.focus({ preventScroll: true })
    }
  }, [leaveTo])

  useEffect(() => {
    const query = window.matchMedia(closeAt)
    const close = () => {
      if (query.matches) ref.current?.close()
    }
    query.addEventListener('change', close)
    return () => query.removeEventListener('change', close)
  }, [closeAt])

  const toggle = (event: MouseEvent<HTMLElement>) => {
    // The button's own command would open the dialog at once.
    event.preventDefault()
    const button = event.currentTarget
    if (waiting.current !== undefined) {
      window.clearTimeout(waiting.current)
      waiting.current = undefined
      return
    }
    waiting.current = window.setTimeout(() => {
      waiting.current = undefined
      if (!ref.current || ref.current.open) return
      // Some browsers do not focus a button that was clicked; the dialog returns to what had focus.
      button.focus({ preventScroll: true })
      ref.current.showModal()
      setOpened(true)
    }, delay)
  }
  return { ref, opened, toggle, onClose: () => setOpened(false) }
}
