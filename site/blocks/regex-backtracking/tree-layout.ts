import type { Program } from './program.ts'
import type { Try } from './model.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Where each step is drawn: a column per place in the text, a row per way that was tried. The first
 * way from a step stays in its row, so that what an engine prefers runs straight.
 */
export function placeTries(tries: readonly Try[]): {
  readonly points: readonly Point[]
  readonly rows: number
} {
  const depths: number[] = []
  for (const { parent, at } of tries)
    depths.push(tries[parent]?.at === at ? (depths[parent] ?? 0) + 1 : 0)
  const deepest = depths.reduce((most, depth) => Math.max(most, depth), 0)
  const rowOf: number[] = []
  const continued = new Set<number>()
  let rows = 0
  tries.forEach(({ parent }) => {
    const goesOn = parent >= 0 && !continued.has(parent)
    if (goesOn) continued.add(parent)
    rowOf.push(goesOn ? (rowOf[parent] ?? 0) : rows++)
  })
  const points = tries.map(({ at }, i) => ({
    x: at + ((depths[i] ?? 0) + 0.5) / (deepest + 1),
    y: (rowOf[i] ?? 0) + 0.5,
  }))
  return { points, rows }
}

const round = (value: number) => Math.round(value * 100) / 100

/** Edges that lead to these steps, as one path. */
export function edges(
  tries: readonly Try[],
  points: readonly Point[],
  steps: Iterable<number>,
): string {
  let path = ''
  for (const step of steps) {
    const from = points[tries[step]?.parent ?? -1]
    const to = points[step]
    if (!from || !to) continue
    const turn = from.y === to.y ? '' : `V${round(to.y)}`
    path += `M${round(from.x)} ${round(from.y)}${turn}H${round(to.x)}`
  }
  return path
}

/** The steps from the start to this one. */
export function wayTo(tries: readonly Try[], step: number): number[] {
  const way: number[] = []
  for (let i = step; i >= 0; i = tries[i]?.parent ?? -1) way.push(i)
  return way
}

/** Steps after which nothing was tried and nothing had matched, as dots. */
export function deadEnds(
  program: Program,
  tries: readonly Try[],
  points: readonly Point[],
  until: number,
): string {
  const parents = new Set(tries.map(({ parent }) => parent))
  let path = ''
  for (let step = 0; step < until; step++) {
    const point = points[step]
    if (!point || parents.has(step) || program[tries[step]?.pc ?? 0]?.op === 'match') continue
    path += `M${round(point.x)} ${round(point.y)}h0`
  }
  return path
}
