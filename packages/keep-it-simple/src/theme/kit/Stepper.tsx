import type { KeyboardEvent } from 'react'
import { clamp, type RangeProps } from './range.ts'

/** A small whole number. One stop of the Tab key; arrows change it, the buttons are for fingers. */
export function Stepper(props: RangeProps) {
  const { label, value, min, max, step = 1, onChange, format = String } = props
  const set = (next: number) => {
    const valid = clamp(next, min, max)
    if (valid !== value) onChange(valid)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next: Record<string, number> = {
      ArrowUp: value + step,
      ArrowRight: value + step,
      ArrowDown: value - step,
      ArrowLeft: value - step,
      PageUp: value + 10 * step,
      PageDown: value - 10 * step,
      Home: min,
      End: max,
    }
    const wanted = next[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    set(wanted)
  }
  const button = (sign: string, change: number) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`${label} ${sign}`}
      disabled={clamp(value + change, min, max) === value}
      onClick={() => set(value + change)}
    >
      {sign}
    </button>
  )
  return (
    <div className="kit-stepper">
      <span aria-hidden="true">{label}</span>
      <div>
        {button('−', -step)}
        <span
          role="spinbutton"
          tabIndex={0}
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={format(value)}
          onKeyDown={onKeyDown}
        >
          {format(value)}
        </span>
        {button('+', step)}
      </div>
    </div>
  )
}
