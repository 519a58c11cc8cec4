import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { act, elementsIn } from '../../../tests/support/element-tree.ts'
import { Readout, Readouts } from './Readout.tsx'
import { Stepper } from './Stepper.tsx'
import { Toggle } from './Toggle.tsx'

/** A stepper between 0 and 100, and what it was set to. */
function stepper(value: number, step?: number) {
  const set: number[] = []
  const drawn = elementsIn(
    Stepper({
      label: 'k',
      value,
      min: 0,
      max: 100,
      onChange: (next) => set.push(next),
      ...(step !== undefined && { step }),
    }),
  )
  const spin = drawn.find(({ props }) => props['role'] === 'spinbutton')
  const [less, more] = drawn.filter(({ type }) => type === 'button')
  const key = (name: string) => {
    let isPrevented = false
    act(spin, 'onKeyDown', { key: name, preventDefault: () => (isPrevented = true) })
    return isPrevented
  }
  return { set, key, less, more }
}

it.each([
  ['ArrowUp', 51],
  ['ArrowRight', 51],
  ['ArrowDown', 49],
  ['ArrowLeft', 49],
  ['PageUp', 60],
  ['PageDown', 40],
  ['Home', 0],
  ['End', 100],
])('the key %s sets 50 to %s, and does not scroll', (name, value) => {
  const { set, key } = stepper(50)
  expect(key(name)).toBe(true)
  expect(set).toEqual([value])
})

it('keys move by the step, and no further than the bounds', () => {
  const wide = stepper(50, 5)
  for (const name of ['ArrowUp', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'PageUp', 'PageDown'])
    wide.key(name)
  expect(wide.set).toEqual([55, 45, 55, 45, 100, 0])
  const last = stepper(100)
  expect(last.key('ArrowUp')).toBe(true)
  expect(last.set).toEqual([])
})

it('other keys are left alone', () => {
  const { set, key } = stepper(50)
  expect(key('Tab')).toBe(false)
  expect(set).toEqual([])
})

it('buttons step for fingers, and rest at the bounds', () => {
  const { set, less, more } = stepper(50, 5)
  act(less, 'onClick')
  act(more, 'onClick')
  expect(set).toEqual([45, 55])
  expect([less!.props['tabIndex'], more!.props['tabIndex']]).toEqual([-1, -1])
  const first = stepper(0)
  expect([first.less!.props['disabled'], first.more!.props['disabled']]).toEqual([true, false])
})

it('a switch switches', () => {
  const set: boolean[] = []
  for (const value of [true, false])
    act(Toggle({ label: 'mask', value, onChange: (next) => set.push(next) }) as never, 'onClick')
  expect(set).toEqual([false, true])
})

it('numbers are read out, with their units where they have some', () => {
  const html = renderToStaticMarkup(
    <Readouts>
      <Readout label="rate" value={3} />
      <Readout label="time" value={7} unit="ms" />
    </Readouts>,
  )
  expect(html).toBe(
    '<dl class="kit-readouts" aria-live="polite"><div><dt>rate</dt><dd>3</dd></div><div><dt>time</dt><dd>7<small> ms</small></dd></div></dl>',
  )
})
