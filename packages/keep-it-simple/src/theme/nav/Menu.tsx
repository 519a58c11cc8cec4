import { useId, type ReactNode } from 'react'

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
 * A button with a list under it. It opens on hover by CSS, on click and key by `client/menus.ts`,
 * and on focus while there is no script. A chosen link moves the focus to the new page, which closes
 * it.
 */
export function Menu({ label, name, buttonClass, menuClass, on, children }: Props) {
  const id = useId()
  return (
    <div className="has-menu">
      <button
        type="button"
        className={buttonClass}
        aria-label={name}
        aria-expanded={false}
        aria-controls={id}
        data-on={on || undefined}
        data-action="menu"
      >
        {label}
      </button>
      <ul className={menuClass === undefined ? 'menu' : `menu ${menuClass}`} id={id}>
        {children}
      </ul>
    </div>
  )
}
