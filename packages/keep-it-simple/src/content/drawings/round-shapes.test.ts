import { expect, it } from 'vitest'
import { roundShapes } from './round-shapes.ts'

const number = (value: number) => String(Math.round(value * 100) / 100)
/** A straight line as the library writes one: a curve whose handles lie on it. */
const curve = ([ax, ay]: number[], [bx, by]: number[]) =>
  `C${number(ax! + (bx! - ax!) * 0.3)} ${number(ay! + (by! - ay!) * 0.3)}, ${number(ax! + (bx! - ax!) * 0.6)} ${number(ay! + (by! - ay!) * 0.6)}, ${number(bx!)} ${number(by!)}`

/** A stadium: two half circles of radius 13 around (±50, 0), and the lines between them. */
const half = (side: 1 | -1) =>
  Array.from({ length: 49 }, (_, step) => {
    const angle = -Math.PI / 2 + (step * Math.PI) / 48
    return [side * (50 + 13 * Math.cos(angle)), side * 13 * Math.sin(angle)]
  }).map((point) => point.map((value) => Math.round(value * 100) / 100))
const around = [...half(1), ...half(-1), half(1)[0]!]
const steps = around.slice(1).map((to, index) => [around[index]!, to] as const)
const start = (point: number[]) => `M${point.map(number).join(' ')}`
const filled = start(around[0]!) + steps.map(([from, to]) => curve(from, to)).join(' ')
const stroked = steps
  .flatMap(([from, to]) => [0, 1].map(() => `${start(from)} ${curve(from, to)}`))
  .join(' ')

const pathOf = (svg: string) => / d="([^"]*)"/.exec(svg)![1]!
const drawn = (path: string) => pathOf(roundShapes(`<svg><path d="${path}" fill="none"/></svg>`))

it('a rounded shape becomes its arcs and lines, filled or stroked', () => {
  const round = drawn(filled)
  expect(round).toMatch(/^M50 -13(?:A13 13 0 0 1 [\d.-]+ [\d.-]+){1,2}.*L.*A13 13 0 0 1 .*Z$/)
  expect(round.length).toBeLessThan(200)
  expect(drawn(stroked)).toBe(round)
})

it.each([
  ['a real curve', `${filled} C0 0, 40 40, 50 -13`],
  ['two shapes in one', `${filled} M500 500 ${curve([500, 500], [600, 600])}`],
  ['another command', `${filled}Z`],
  ['a curve of several pieces', filled.replace('C', 'C1 1, 1 1, 1 1, ')],
  ['a short path', start([0, 0]) + curve([0, 0], [9, 9])],
])('%s is left as it is', (_, path) => {
  expect(drawn(path)).toBe(path)
})
