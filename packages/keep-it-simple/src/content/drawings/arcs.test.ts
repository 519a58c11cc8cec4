import { expect, it } from 'vitest'
import { roundShapes } from './round-shapes.ts'

type Point = readonly [number, number]
const round = (value: number) => Math.round(value * 1000) / 1000
/** Points of a circle around nothing, in degrees. */
const onCircle = (radius: number, from: number, to: number, steps: number): Point[] =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180
    return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))]
  })
/** So long that it is looked at: a line to the first point, drawn in many steps. */
const lead = ([x, y]: Point): Point[] =>
  Array.from({ length: 20 }, (_, step) => [x + (20 - step) * 10 + (step % 2), y + (step % 2) * 30])

/** What becomes of the points behind the lead. */
function drawn(points: readonly Point[]): string {
  const all = [...lead(points[0]!), ...points]
  const curves = all.slice(1).map(([x, y], at) => {
    const [a, b] = all[at]!
    return `C${a} ${b},${x} ${y},${x} ${y}`
  })
  const svg = roundShapes(`<svg><path d="M${all[0]!.join(' ')}${curves.join('')}"/></svg>`)
  const path = / d="([^"]*)"/.exec(svg)![1]!
  const start = `L${points[0]!.join(' ')}`
  return path.slice(path.indexOf(start) + start.length)
}

it('an arc is named by its radius, its way round and its end', () => {
  expect(drawn(onCircle(10, 0, 90, 12))).toBe('A10 10 0 0 1 0 10')
  expect(drawn(onCircle(10, 90, 0, 12))).toBe('A10 10 0 0 0 10 0')
  expect(drawn(onCircle(12.346, 0, 90, 12))).toBe('A12.35 12.35 0 0 1 0 12.346')
})

it('six strokes are an arc, five are corners', () => {
  expect(drawn(onCircle(10, 0, 60, 6))).toMatch(/^A10 10 0 0 1 5 8\.66$/)
  expect(drawn(onCircle(10, 0, 60, 5))).toMatch(/^(?:L[\d.]+ [\d.]+){5}$/)
})

it('more than half a circle is several arcs', () => {
  const arcs = drawn(onCircle(10, 0, 300, 60)).match(/A/g)
  expect(arcs).toHaveLength(2)
  expect(drawn(onCircle(10, 0, 170, 34)).match(/A/g)).toHaveLength(1)
})

it('an arc ends where the next one turns the other way', () => {
  const back = onCircle(10, 180, 100, 12).map(([x, y]): Point => [round(x + 20), y])
  const path = drawn([...onCircle(10, -80, 0, 12), ...back.slice(1)])
  expect(path).toMatch(/^A10 10 0 0 1 10 0A10 10 0 0 0 18\.264 9\.848$/)
})

it('steps so long that the circle is seen to be cut are corners', () => {
  expect(drawn(onCircle(10, 0, 150, 6))).not.toContain('A')
  expect(drawn(onCircle(1, 0, 150, 6))).toContain('A')
})

it('a straight line of many points stays a line', () => {
  const line = Array.from({ length: 12 }, (_, step): Point => [step * 3, 0])
  expect(drawn(line)).not.toContain('A')
})
