import { createHash } from 'node:crypto'
import { FAINT, INK, RED, block, box, dot, line, ring, sheet, times } from './paper.ts'

const LETTERS = 8

/** Every way to cut eight letters between two neighbours, tried one by one; red is the last. */
export const regexBacktracking = () =>
  sheet(
    1200,
    900,
    ...times(LETTERS + 1, (first) =>
      times(LETTERS + 1 - first, (rest) => {
        const [x, y] = [195 + first * 92, 48 + (first + rest) * 92]
        if (first === 0 && rest === 0) return block(x, y, 76, 76, RED)
        return box(x + 3, y + 3, 70, 70, INK, 5)
      }),
    ).flat(),
  )

const NODES = 4
const POINTS = 3

const turnOf = (text: string) =>
  createHash('blake2b512').update(text).digest().readUInt32BE() / 2 ** 32

/** A ring with three points for each of four nodes; red is what a fifth node takes. */
export function consistentHashing(): string {
  const place = (turn: number, radius: number) => {
    const angle = 2 * Math.PI * turn - Math.PI / 2
    return [600 + radius * Math.cos(angle), 450 + radius * Math.sin(angle)].map(Math.round)
  }
  const points = (node: number) => times(POINTS, (at) => turnOf(`node ${node} ${at}`))
  const old = times(NODES, points).flat()
  const arcs = points(NODES).map((end) => {
    const start = Math.max(...[...old, ...old.map((turn) => turn - 1)].filter((turn) => turn < end))
    const [[x1, y1], [x2, y2]] = [place(start, 320), place(end, 320)]
    return line(`M${x1} ${y1}A320 320 0 ${end - start > 0.5 ? 1 : 0} 1 ${x2} ${y2}`, RED, 44)
  })
  return sheet(
    1200,
    900,
    ring(600, 450, 320, FAINT, 44),
    ...arcs,
    ...old.map((turn) => dot(...(place(turn, 320) as [number, number]), 22, INK)),
  )
}

/** Four places a write passes; only what has arrived at the last survives a power cut. */
export const durableFileWrite = () =>
  sheet(
    1200,
    900,
    ...times(3, (at) => box(130 + at * 250, 350, 190, 200, FAINT)),
    block(880, 350, 190, 200, INK),
    ...times(3, (at) =>
      line(`M${330 + at * 250} 450h34m-18-16 18 16-18 16`, at === 2 ? RED : FAINT, 8),
    ),
    line('M838 220v460', RED, 10),
  )

/** A calendar of hours; one is missing and one is there twice. */
export const futureLocalTime = () =>
  sheet(
    1200,
    900,
    ...times(12, (hour) => box(103 + hour * 84, 250, 70, 130, hour === 2 ? FAINT : INK)),
    line('M271 250l70 130M341 250l-70 130', RED, 8),
    ...times(12, (hour) => box(103 + hour * 84, 520, 70, 130, INK)),
    block(184, 660, 76, 60, RED),
  )
