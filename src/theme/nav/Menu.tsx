import { useId, useRef, useState, type KeyboardEvent, type FocusEvent, type ReactNode } from 'react'

interface Props {
  /** What the button shows. */
  readonly label: ReactNode
  readonly name?: string
  readonly buttonClass?: string
  readonly menuClass?: string
  /** Whether the current page is inside. */
  readonly on?: boolean
  readonly children: ReactNode
}

/**
 * A button with a list under it. It opens on hover by CSS, on click and key by script, and on focus
 * while there is no script. A chosen link moves the focus to the new page, which closes it.
 */
export function Menu({ label, name, buttonClass, menuClass = '', on, children }: Props) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  return (
    // The keys are those of the button and links inside; the wrapper only listens.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="has-menu" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={buttonClass}
        aria-label={name}
        aria-expanded={open}
        aria-controls={id}
        data-on={on || undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      <ul className={`menu ${menuClass}`} id={id}>
        {children}
      </ul>
    </div>
  )
}
