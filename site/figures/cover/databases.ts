import { FAINT, INK, RED, area, block, box, line, numbers, ring, sheet, times } from './paper.ts'

/** The database is a file inside the program; beside it, faintly, the way over a wire. */
export const whenToUseSqlite = () =>
  sheet(
    1200,
    900,
    box(130, 210, 460, 480),
    area('M270 340h130l60 60v180H270z', RED),
    line('M400 340v60h60', '#e9e4d8', 5),
    ...[300, 450, 600].flatMap((y) => [
      ring(760, y, 44, FAINT),
      line(`M804 ${y}C880 ${y} 880 450 940 450`, FAINT),
    ]),
    box(940, 350, 150, 200, FAINT),
    line('M940 400h150M940 450h150M940 500h150', FAINT),
  )

/**
 * Four levels of PostgreSQL by five anomalies, as measured for /interview/transaction/:
 * dirty read, non-repeatable read, phantom, lost update, write skew. Red is what can happen.
 */
const POSSIBLE = ['.xxxx', '.xxxx', '....x', '.....']

export const isolationLevels = () =>
  sheet(
    1200,
    900,
    ...POSSIBLE.flatMap((row, level) =>
      [...row].map((mark, anomaly) => {
        const [x, y] = [170 + anomaly * 180, 126 + level * 170]
        return mark === 'x' ? block(x, y, 140, 140, RED) : box(x + 3, y + 3, 134, 134)
      }),
    ),
  )

const PAGES = 24

/** Pages of an index touched by one commit: scattered for random keys, the last few for rising ones. */
export function uuidPrimaryKey(): string {
  const next = numbers(7)
  const random = new Set(times(14, () => Math.floor(next() * PAGES)))
  const pages = (top: number, touched: (page: number) => boolean) =>
    times(PAGES, (page) => {
      const x = 84 + page * 60
      return touched(page) ? block(x, top, 44, 200, RED) : box(x + 3, top + 3, 38, 194, INK, 5)
    })
  return sheet(
    1600,
    900,
    ...pages(180, (page) => random.has(page)),
    ...pages(520, (page) => page >= PAGES - 2),
  )
}

const ROWS = 26

/** A page far back: OFFSET walks over every row before it, a key goes there at once. */
export function keysetPagination(): string {
  const rows = (x: number, walked: boolean) =>
    times(ROWS, (row) => {
      const y = 110 + row * 26
      const wanted = row >= ROWS - 4
      return block(x, y, 330, 14, wanted ? RED : walked ? INK : FAINT)
    })
  return sheet(
    1200,
    900,
    ...rows(150, true),
    line('M110 110v572m-22-24 22 26 22-26'),
    ...rows(720, false),
    line('M1150 110c40 300 20 520-70 612m4-36-6 40 40-6', RED),
  )
}
