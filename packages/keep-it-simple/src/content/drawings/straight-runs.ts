export type Point = readonly [x: number, y: number]

/** How far a shape may be from how it was drawn, in pixels: nobody sees it. */
export const NEAR = 0.06

const NUMBER = /-?\d*\.?\d+/g
const CURVES = /^[MC\d\s.,-]+$/

/**
 * The corners of a shape that is drawn as curves which are straight lines, as the library does by hand:
 * one after the other, some of them twice. Nothing where it is anything else.
 */
export function straightRuns(path: string): readonly Point[] | undefined {
  if (!CURVES.test(path)) return undefined
  const points: Point[] = []
  let from: Point | undefined
  for (const [, command, written] of path.matchAll(/([MC])([^MC]*)/g)) {
    const numbers = (written!.match(NUMBER) ?? []).map(Number)
    const at = (index: number): Point => [numbers[index]!, numbers[index + 1]!]
    if (numbers.length !== (command === 'M' ? 2 : 6)) return undefined
    if (command === 'M') {
      from = at(0)
      if (points.length === 0) points.push(from)
      continue
    }
    if (!from || distance(at(0), from, at(4)) > NEAR || distance(at(2), from, at(4)) > NEAR)
      return undefined
    const last = points.at(-1)!
    const isAgain = isSame(points.at(-2), from) && isSame(last, at(4))
    if (!isAgain && !isSame(last, from)) return undefined
    if (!isSame(last, at(4))) points.push(at(4))
    from = at(4)
  }
  return points.length > 1 ? points : undefined
}

export const isSame = (a: Point | undefined, b: Point): boolean => a?.[0] === b[0] && a[1] === b[1]

/** Of a point from the line between two others. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay)
  return length < NEAR
    ? Math.hypot(x - ax, y - ay)
    : Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length
}
