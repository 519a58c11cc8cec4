import { type ReactNode, useId } from 'react'

/** What a reader moves. Not on paper and not without script, where nothing would move. */
export function Controls(props: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="kit-controls" role="group" aria-label={props.label}>
      {props.children}
    </div>
  )
}

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

/** Numbers of the figure, read out when they change. */
export function Readouts(props: { readonly children: ReactNode }) {
  return (
    <dl className="kit-readouts" aria-live="polite">
      {props.children}
    </dl>
  )
}

export function Readout(props: {
  readonly label: string
  readonly value: ReactNode
  readonly unit?: string
}) {
  return (
    <div>
      <dt>{props.label}</dt>
      <dd>
        {props.value}
        {props.unit !== undefined && <small> {props.unit}</small>}
      </dd>
    </div>
  )
}

export function Slider({
  label,
  value,
  min,
  max,
  step = 1,
  onChange,
  format = String,
}: RangeProps) {
  const id = useId()
  return (
    <div className="kit-slider">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{format(value)}</output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={format(value)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}

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

/** A number within bounds, as the controls of the kit take it. */
export interface RangeProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly onChange: (value: number) => void
  /** The value in words: `12 ms`, `√8`. */
  readonly format?: (value: number) => string
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}
