export function Toggle(props: {
  readonly label: string
  readonly value: boolean
  readonly onChange: (value: boolean) => void
}) {
  return (
    <button
      type="button"
      role="switch"
      className="kit-toggle"
      aria-checked={props.value}
      onClick={() => props.onChange(!props.value)}
    >
      <i aria-hidden="true" />
      {props.label}
    </button>
  )
}
