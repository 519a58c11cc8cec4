import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FAINT, INK, PAPER, RED, area, block, box, dot, line, ring, sheet } from './cover/paper.ts'

/** Lines of writing: their left edge, width and colour, one row below the other. */
const words = (rows: readonly (readonly [number, number, string])[], top: number, step: number) =>
  rows.map(([x, width, colour], at) => block(x, top + at * step, width, 12, colour))

/** A program above, its output below, and the button between them. */
const runCode = () =>
  sheet(
    720,
    480,
    box(56, 56, 608, 368, INK, 2),
    line('M56 290h608', INK, 2),
    ...words(
      [
        [88, 250, INK],
        [120, 300, FAINT],
        [152, 230, FAINT],
        [152, 260, INK],
        [120, 150, FAINT],
      ],
      92,
      34,
    ),
    dot(584, 290, 46, PAPER),
    ring(584, 290, 46, RED, 8),
    area('m572 268 32 22-32 22z', RED),
    ...words(
      [
        [88, 70, RED],
        [88, 110, RED],
        [88, 90, RED],
      ],
      326,
      30,
    ),
  )

/** Five layers; the one that is asked to change moves, the others stay. */
const solid = () =>
  sheet(
    600,
    450,
    ...[0, 1, 3, 4].map((at) => box(140 + at * 10, 330 - at * 56, 320 - at * 20, 46, INK, 2.5)),
    block(196, 218, 280, 46, RED),
    line('M80 378h440', INK, 2.5),
  )

/** What the page says and what the program prints, line by line: one of them differs. */
const compare = () => {
  const rows = [210, 150, 240, 120, 190]
  const differs = 3
  const column = (left: number, red: number) => [
    box(left, 70, 270, 340, INK, 2),
    ...rows.map((width, at) =>
      at === differs
        ? block(left + 28, 116 + at * 58, red, 14, RED)
        : block(left + 28, 116 + at * 58, width - 26, 14, INK),
    ),
  ]
  return sheet(
    720,
    480,
    ...column(60, 94),
    ...column(390, 130),
    ...rows.map((_, at) =>
      at === differs
        ? line('M346 282l28 30M374 282l-28 30', RED, 5)
        : line(`M348 ${118 + at * 58}h24m-24 10h24`, INK, 3),
    ),
  )
}

const ORDERS = ['abc', 'ab', 'acd', 'bc', 'abcd', 'ad', 'bd', 'abc']
const LEAST = 3

/** The fifteen sets of four goods in the eight orders of /dataMining/; red ones are in too few. */
function lattice(): string {
  const sets = Array.from({ length: 15 }, (_, at) =>
    [...'abcd'].filter((_item, bit) => ((at + 1) >> bit) & 1).join(''),
  )
  const holds = (order: string, set: string) => [...set].every((item) => order.includes(item))
  const levels = [1, 2, 3, 4].map((size) => sets.filter((set) => set.length === size).toSorted())
  const at = (set: string): readonly [number, number] => {
    const row = levels[set.length - 1]!
    return [300 + (row.indexOf(set) - (row.length - 1) / 2) * 92, 400 - set.length * 78]
  }
  const frequent = (set: string) => ORDERS.filter((order) => holds(order, set)).length >= LEAST
  const edges = sets.flatMap((small) =>
    sets
      .filter((large) => large.length === small.length + 1 && holds(large, small))
      .map((large) => line(`M${at(small).join(' ')}L${at(large).join(' ')}`, FAINT, 2)),
  )
  return sheet(
    600,
    450,
    ...edges,
    ...sets.flatMap((set) => {
      const [x, y] = at(set)
      return frequent(set) ? [dot(x, y, 18, INK)] : [dot(x, y, 18, PAPER), ring(x, y, 16.5, RED, 3)]
    }),
  )
}

const folder = join(import.meta.dirname, '../public/images/home')
for (const [name, draw] of Object.entries({ 'run-code': runCode, solid, compare, lattice }))
  writeFileSync(join(folder, `${name}.svg`), draw())
