import { isSame, NEAR, straightRuns, type Point } from './straight-runs.ts'

/** Fewer points are no circle, but corners. */
const LEAST = 6
/** A longer path is worth a look. */
const LONG = / d="(M[^"]{400,})"/g

/**
 * A rounded shape as the library draws it is two hundred strokes, and ten kilobytes of the page; as the
 * arcs it means it is one line.
 */
export const roundShapes = (svg: string): string =>
  svg.replace(LONG, (whole, path: string) => {
    const points = straightRuns(path)
    return points ? ` d="${withArcs(points)}"` : whole
  })

function withArcs(points: readonly Point[]): string {
  const [first] = points
  const parts = [`M${first!.join(' ')}`]
  let at = 0
  while (at < points.length - 1) {
    const arc = arcFrom(points, at)
    at = arc?.end ?? at + 1
    const to = points[at]!.join(' ')
    parts.push(arc ? `A${arc.radius} ${arc.radius} 0 0 ${arc.sweep} ${to}` : `L${to}`)
  }
  return parts.join('') + (isSame(first, points.at(-1)!) ? 'Z' : '')
}

interface Arc {
  readonly end: number
  readonly radius: number
  readonly sweep: 0 | 1
}

/** The longest arc of less than half a circle that begins here. */
function arcFrom(points: readonly Point[], start: number): Arc | undefined {
  let found: Arc | undefined
  for (let end = start + LEAST; end < points.length; end++) {
    const arc = arcThrough(points.slice(start, end + 1))
    if (!arc) break
    found = { ...arc, end }
  }
  return found
}

function arcThrough(run: readonly Point[]): Omit<Arc, 'end'> | undefined {
  const [a, b, c] = [run[0]!, run[run.length >> 1]!, run.at(-1)!]
  const turn = crossOf(a, b, c)
  if (Math.abs(turn) < 1e-6) return undefined
  const [x, y] = centreOf(a, b, c, turn)
  const radius = Math.hypot(a[0] - x, a[1] - y)
  const isOn = ([px, py]: Point) => Math.abs(Math.hypot(px - x, py - y) - radius) <= NEAR
  // What lies between two points is straight, and must not be far from the circle either.
  const isNear = run.slice(1).every((point, index) => sagitta(run[index]!, point, radius) <= NEAR)
  // More than a half would need another mark; seen from its chord, its middle is farther than the centre.
  const isLess = crossOf(a, [x, y], c) * turn < 0
  if (!run.every(isOn) || !isNear || !isLess) return undefined
  return { radius: Math.round(radius * 100) / 100, sweep: turn > 0 ? 1 : 0 }
}

/** How far the arc between two points is from their chord. */
function sagitta([ax, ay]: Point, [bx, by]: Point, radius: number): number {
  const half = Math.hypot(bx - ax, by - ay) / 2
  return half >= radius ? radius : radius - Math.sqrt(radius ** 2 - half ** 2)
}

/** Twice the area of the triangle, by which way round it goes. */
const crossOf = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

function centreOf([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, turn: number): Point {
  const [b2, c2] = [(bx - ax) ** 2 + (by - ay) ** 2, (cx - ax) ** 2 + (cy - ay) ** 2]
  return [
    ax + ((cy - ay) * b2 - (by - ay) * c2) / (2 * turn),
    ay + ((bx - ax) * c2 - (cx - ax) * b2) / (2 * turn),
  ]
}
