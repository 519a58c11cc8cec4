import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FAINT, INK, PAPER, RED, block, box, line, sheet } from './cover/paper.ts'

/** The fifteen sets of four goods in ORDERS-8, as /dataMining/apriori/ and its neighbour show them. */
const GOODS = '书笔本灯'
const ORDERS = ['书笔本', '书笔', '书本灯', '笔本', '书笔本灯', '书灯', '笔灯', '书笔本']
const CELL = { width: 108, height: 66, across: 122, down: 132, top: 24, middle: 370 }

const holds = (order: string, set: string) => [...set].every((item) => order.includes(item))
const count = (set: string) => ORDERS.filter((order) => holds(order, set)).length
const sets = Array.from({ length: 15 }, (_, at) =>
  [...GOODS].filter((_item, bit) => ((at + 1) >> bit) & 1).join(''),
)

function place(set: string): readonly [x: number, y: number] {
  const row = sets.filter(({ length }) => length === set.length)
  const x = CELL.middle + (row.indexOf(set) - (row.length - 1) / 2) * CELL.across
  return [x, CELL.top + (set.length - 1) * CELL.down]
}

interface Look {
  readonly stroke: string
  readonly fill?: string
  readonly below: string
}

const words = (x: number, y: number, size: number, fill: string, text: string) =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="sans-serif" font-size="${size}" fill="${fill}">${text}</text>`

function cell(set: string, { stroke, fill, below }: Look): string {
  const [x, y] = place(set)
  const [left, ink] = [x - CELL.width / 2, fill === undefined ? INK : PAPER]
  return [
    block(left, y, CELL.width, CELL.height, fill ?? PAPER),
    box(left, y, CELL.width, CELL.height, stroke, 3),
    words(x, y + 29, 24, ink, set),
    words(x, y + 55, 20, ink, below),
  ].join('')
}

function lattice(shown: readonly string[], look: (set: string) => Look): string {
  const edges = shown.flatMap((small) =>
    shown
      .filter((large) => large.length === small.length + 1 && holds(large, small))
      .map((large) => {
        const [[x, y], [toX, toY]] = [place(small), place(large)]
        return line(`M${x} ${y + CELL.height}L${toX} ${toY}`, FAINT, 2)
      }),
  )
  const rows = Math.max(...shown.map(({ length }) => length))
  const height = CELL.top * 2 + (rows - 1) * CELL.down + CELL.height
  return sheet(740, height, ...edges, ...shown.map((set) => cell(set, look(set))))
}

/** Minimum count 3: a set is counted only when all its parts turned out frequent. */
const counted = (set: string) =>
  sets.every((part) => part === set || !holds(set, part) || count(part) >= 3)
const apriori = lattice(sets, (set) => {
  if (!counted(set)) return { stroke: FAINT, below: '没数' }
  return count(set) >= 3
    ? { stroke: INK, below: String(count(set)) }
    : { stroke: RED, below: `${count(set)}，不够` }
})

/** Minimum count 2: maximal sets are filled; a set that is not closed is red. */
const frequent = sets.filter((set) => count(set) >= 2)
const above = (set: string) =>
  frequent.filter((large) => large.length > set.length && holds(large, set))
const compact = lattice(frequent, (set) => {
  const below = String(count(set))
  if (above(set).length === 0) return { stroke: INK, fill: INK, below }
  const closed = above(set).every((large) => count(large) < count(set))
  return { stroke: closed ? INK : RED, below: closed ? below : `${below}，不闭` }
})

const folder = join(import.meta.dirname, '../docs/dataMining/2.关联分析')
writeFileSync(join(folder, 'apriori-lattice.svg'), apriori)
writeFileSync(join(folder, 'compact-lattice.svg'), compact)
