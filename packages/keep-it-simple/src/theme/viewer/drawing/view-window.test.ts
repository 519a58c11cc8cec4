import { expect, it } from 'vitest'
import { fitView, moveView, viewBoxOf, zoomView } from './view-window.ts'

const drawing = { width: 400, height: 200 }
const stage = { width: 1000, height: 1000 }

it('shows a whole drawing, at most twice its size', () => {
  expect(fitView(drawing, stage)).toEqual({ x: 200, y: 100, scale: 2 })
  expect(fitView({ width: 4000, height: 200 }, stage).scale).toBe(0.25)
  expect(fitView({ width: 400, height: 2000 }, stage).scale).toBe(0.5)
})

it('keeps what lies under the pointer in its place', () => {
  const before = { x: 200, y: 100, scale: 1 }
  const at = { x: 120, y: -40 }
  const after = zoomView(before, 2, at)
  expect(after.x + at.x / after.scale).toBeCloseTo(before.x + at.x / before.scale)
  expect(after.y + at.y / after.scale).toBeCloseTo(before.y + at.y / before.scale)
})

it('stays between its limits and on the drawing', () => {
  expect(zoomView({ x: 0, y: 0, scale: 1 }, 1000).scale).toBe(12)
  expect(moveView({ x: 200, y: 100, scale: 1 }, -9999, 9999, drawing)).toEqual({
    x: 400,
    y: 0,
    scale: 1,
  })
})

it('moves with the pointer, and zooms around the middle where none is pointed at', () => {
  expect(moveView({ x: 200, y: 100, scale: 4 }, 40, -80, drawing)).toEqual({
    x: 190,
    y: 120,
    scale: 4,
  })
  expect(zoomView({ x: 200, y: 100, scale: 4 }, 0.5)).toEqual({ x: 200, y: 100, scale: 2 })
  const after = zoomView({ x: 200, y: 100, scale: 4 }, 0.5, { x: 40, y: 80 })
  expect(after).toEqual({ x: 190, y: 80, scale: 2 })
})

it('is written as a view box, from the origin of the drawing', () => {
  expect(viewBoxOf({ x: 200, y: 100, scale: 2 }, stage, { x: 4, y: 4 })).toBe('-46 -146 500 500')
  expect(viewBoxOf({ x: 200, y: 100, scale: 3 }, stage)).toBe('33.33 -66.67 333.33 333.33')
})
