import { expect, it } from 'vitest'
import { act, elementsIn } from '../../../tests/support/element-tree.ts'
import { Stepper } from './Player.tsx'

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
