import type { ReactNode } from 'react'

export function Button(props: {
  readonly onClick: () => void
  readonly disabled?: boolean
  /** Its name where the sign on it says too little. */
  readonly label?: string
  readonly children: ReactNode
}) {
  return (
    <button
      type="button"
      className="kit-button"
      aria-label={props.label}
      title={props.label}
      disabled={props.disabled}
      onClick={props.onClick}
    >
      {props.children}
    </button>
  )
}
