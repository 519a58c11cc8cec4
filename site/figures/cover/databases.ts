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

/**
 * Pages one commit touches, from above: whole rows kept by a random key; rows appended, with a random
 * key in the small index beside them; rising keys.
 */
export function uuidPrimaryKey(): string {
  const next = numbers(7)
  const some = (n: number, of: number) => new Set(times(n, () => Math.floor(next() * of)))
  const pages = (top: number, height: number, count: number, touched: (page: number) => boolean) =>
    times(count, (page) => {
      const x = 84 + page * 60
      return touched(page)
        ? block(x, top, 44, height, RED)
        : box(x + 3, top + 3, 38, height - 6, INK, 5)
    })
  const rows = some(16, PAGES)
  const index = some(5, 8)
  const last = (page: number) => page >= PAGES - 2
  return sheet(
    1600,
    900,
    ...pages(110, 200, PAGES, (page) => rows.has(page)),
    ...pages(380, 110, PAGES, last),
    ...pages(510, 60, 8, (page) => index.has(page)),
    ...pages(640, 150, PAGES, last),
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

/** Requests in time: while there is a value one line, at its expiry a tower of recomputations. */
export const cacheStampede = () =>
  sheet(
    1200,
    900,
    line('M90 760h1020', INK, 8),
    ...times(9, (i) => block(110 + i * 52, 716, 30, 30, INK)),
    line('M600 760V110', FAINT, 5),
    ...times(12, (i) => block(620 + i * 18, 700 - i * 48, 250, 34, RED)),
    ...times(2, (i) => block(1016 + i * 52, 716, 30, 30, INK)),
  )

/** A row written into a page of a tree; the same row written again and again, level by level. */
export const btreeVsLsm = () =>
  sheet(
    1200,
    900,
    box(270, 150, 90, 90),
    ...times(3, (i) => box(120 + i * 150, 350, 90, 90)),
    line('M315 240 165 350M315 240v110M315 240l150 110', FAINT, 5),
    ...times(5, (i) =>
      i === 3 ? block(60 + i * 108, 560, 78, 200, RED) : box(63 + i * 108, 563, 72, 194),
    ),
    ...times(4, (i) => box(680, 150 + i * 165, 110 * (i + 1) - 20, 100)),
    ...times(4, (i) => block(690 + i * 60, 160 + i * 165, 70, 80, RED)),
  )
