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
