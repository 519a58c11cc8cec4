import { useId } from 'react'

export function TextField(props: {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** The reader pressed Enter. */
  readonly onEnter?: () => void
  readonly maxLength?: number
  readonly placeholder?: string
}) {
  const id = useId()
  return (
    <div className="kit-text">
      <label htmlFor={id}>{props.label}</label>
      <input
        id={id}
        type="text"
        value={props.value}
        maxLength={props.maxLength}
        placeholder={props.placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => props.onChange(event.target.value)}
        onKeyDown={(event) => {
          // Enter that ends the choice of a Chinese word is not the reader's Enter
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) props.onEnter?.()
        }}
      />
    </div>
  )
}
