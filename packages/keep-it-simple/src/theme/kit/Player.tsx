import { Button } from './Button.tsx'

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
