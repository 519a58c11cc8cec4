import { Button, clamp, type RangeProps } from './controls.tsx'
import { type KeyboardEvent, useEffect, useEffectEvent, useSyncExternalStore } from 'react'

export interface PlayerWords {
  readonly play: string
  readonly pause: string
  readonly step: string
  readonly back: string
  readonly reset: string
  /** Name of the scrubber: ‘step’, ‘time’. */
  readonly position: string
}

const SHAPES = {
  play: 'M5 3.5v9l7.5-4.5z',
  pause: 'M4.5 3.5h2.5v9h-2.5zM9 3.5h2.5v9h-2.5z',
  step: 'M4 3.5v9l6.5-4.5zM11 3.5h1.75v9h-1.75z',
  back: 'M12 3.5v9l-6.5-4.5zM5 3.5h-1.75v9h1.75z',
  reset: 'M8 3a5 5 0 1 1-4.7 3.3l1.5.5a3.4 3.4 0 1 0 3.2-2.2v2.4l-4-3.2 4-3.2z',
}

/**
 * Play, step and go back; playing at the end begins again. With `steps` and `onSeek` the reader also
 * draws the position by hand.
 */
export function Player(props: {
  readonly playing: boolean
  readonly onPlay: (playing: boolean) => void
  readonly onStep: () => void
  readonly onBack?: () => void
  readonly onReset: () => void
  readonly step: number
  readonly steps?: number
  readonly onSeek?: (step: number) => void
  readonly words: PlayerWords
}) {
  const { step, steps, words, playing, onSeek } = props
  const over = steps !== undefined && step >= steps
  const mode = playing ? 'pause' : 'play'
  const play = () => {
    if (over && !playing) props.onReset()
    props.onPlay(!playing)
  }
  return (
    <div className="kit-player">
      {props.onBack && (
        <Button label={words.back} disabled={step <= 0} onClick={props.onBack}>
          <Shape name="back" />
        </Button>
      )}
      <Button label={words[mode]} onClick={play}>
        <Shape name={mode} />
      </Button>
      <Button label={words.step} disabled={over} onClick={props.onStep}>
        <Shape name="step" />
      </Button>
      <Button label={words.reset} disabled={step <= 0 && !playing} onClick={props.onReset}>
        <Shape name="reset" />
      </Button>
      {steps !== undefined && onSeek && (
        <input
          type="range"
          aria-label={words.position}
          aria-valuetext={`${step} / ${steps}`}
          min={0}
          max={steps}
          value={step}
          onChange={(event) => onSeek(event.target.valueAsNumber)}
        />
      )}
      <output>{steps === undefined ? step : `${step} / ${steps}`}</output>
    </div>
  )
}

function Shape(props: { readonly name: keyof typeof SHAPES }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={SHAPES[props.name]} />
    </svg>
  )
}

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

/** Calls `tick` every so many milliseconds while active. */
export function useTicker(active: boolean, ms: number, tick: () => void): void {
  const onTick = useEffectEvent(tick)
  useEffect(() => {
    if (!active) return
    const timer = setInterval(() => onTick(), ms)
    return () => clearInterval(timer)
  }, [active, ms])
}

const QUERY = '(prefers-reduced-motion: reduce)'

function subscribe(changed: () => void): () => void {
  const query = matchMedia(QUERY)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the reader asked for less motion; what moves by itself then jumps. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  )
}
