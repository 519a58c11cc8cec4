import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Choice, clamp, Slider, Toggle } from './controls.tsx'
import { Player, Stepper } from './Player.tsx'

const nothing = () => undefined
const words = {
  play: 'Play',
  pause: 'Pause',
  step: 'Step',
  back: 'Back',
  reset: 'Reset',
  position: 'At',
}
const player = { playing: false, onPlay: nothing, onStep: nothing, onReset: nothing, words }

it('gives every control a name and a value that are read out', () => {
  const range = {
    label: 'k',
    value: 3,
    min: 1,
    max: 3,
    onChange: nothing,
    format: (n: number) => `${n} ms`,
  }
  const slider = renderToStaticMarkup(<Slider {...range} />)
  expect(slider).toMatch(
    /<label for="([^"]+)">k<\/label><output for="\1">3 ms<\/output><input id="\1"/,
  )
  expect(slider).toContain('aria-valuetext="3 ms"')
  const stepper = renderToStaticMarkup(<Stepper {...range} />)
  expect(stepper).toMatch(/role="spinbutton" tabindex="0" aria-label="k" aria-valuenow="3"/)
  expect(stepper).toMatch(/aria-label="k \+" disabled=""/)
  expect(stepper).not.toMatch(/aria-label="k −" disabled=""/)
  const toggle = renderToStaticMarkup(<Toggle label="mask" value onChange={nothing} />)
  expect(toggle).toMatch(/role="switch"[^>]+aria-checked="true"/)
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ] as const
  const choice = renderToStaticMarkup(
    <Choice label="kind" value="b" options={options} onChange={nothing} />,
  )
  expect(choice).toMatch(/aria-labelledby="(\w+label)"><span id="\1">kind/)
  expect(choice.match(/checked=""/g)).toHaveLength(1)
})

it('steps no further than the last step but plays again, and has a scrubber only where it can be drawn', () => {
  const end = renderToStaticMarkup(<Player {...player} step={4} steps={4} />)
  expect(end).toMatch(/aria-label="Step"[^>]+disabled/)
  expect(end).not.toMatch(/aria-label="Play"[^>]+disabled/)
  expect(end).not.toContain('type="range"')
  expect(end).toContain('<output>4 / 4</output>')
  const middle = renderToStaticMarkup(
    <Player {...player} playing step={2} steps={4} onSeek={nothing} />,
  )
  expect(middle).toMatch(/aria-label="Pause" title="Pause"><svg/)
  expect(middle).toContain('aria-label="At" aria-valuetext="2 / 4"')
})

it('holds a number within its bounds', () => {
  expect([clamp(5, 1, 3), clamp(-1, 1, 3), clamp(2, 1, 3)]).toEqual([3, 1, 2])
})
