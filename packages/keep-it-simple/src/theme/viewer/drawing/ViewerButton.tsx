interface Props {
  readonly name: string
  /** Shown in place of the name where that would be long. */
  readonly sign?: string
  readonly isPressed?: boolean
  readonly act: () => void
}

export function ViewerButton({ name, sign, isPressed, act }: Props) {
  return (
    <button
      className="viewer-button"
      type="button"
      aria-pressed={isPressed}
      {...(sign !== undefined && { 'aria-label': name, title: name })}
      onClick={act}
    >
      {sign ?? name}
    </button>
  )
}
