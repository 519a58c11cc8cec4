import { useId } from 'react'

/** One of a few, all of them in sight. */
export function Choice<const Value extends string>(props: {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}) {
  const name = useId()
  return (
    <div className="kit-choice" role="radiogroup" aria-labelledby={`${name}label`}>
      <span id={`${name}label`}>{props.label}</span>
      <div>
        {props.options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === props.value}
              onChange={() => props.onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </div>
  )
}
