import { FAINT, INK, RED, block, box, dot, line, ring, sheet, times } from './paper.ts'

const page = (...shapes: readonly string[]) => sheet(1200, 900, ...shapes)

/** Eight characters; the pair that was looked for stands in the middle of a longer word. */
export const fts5Chinese = () =>
  page(
    ...times(8, (at) =>
      at === 3 || at === 4
        ? block(96 + at * 128, 394, 112, 112, RED)
        : box(99 + at * 128, 397, 106, 106),
    ),
    line('M96 330v-30h1008v30', FAINT),
  )

/** A reader keeps to its mark while the writer appends behind it. */
export const sqliteWal = () =>
  page(
    box(120, 560, 960, 150),
    ...times(9, (at) => block(140 + at * 104, 300, 84, 120, at < 5 ? INK : RED)),
    line('M650 240v260', FAINT, 8),
  )

/** Four values in one column, of four kinds. */
export const typeAffinity = () =>
  page(
    line('M400 110v680M800 110v680', FAINT),
    block(530, 130, 140, 140, INK),
    ring(600, 380, 70),
    line('M530 490h140l-70 130z'),
    dot(600, 720, 70, RED),
  )

/** Estimated and real: twelve rows against a thousand. */
export const extendedStatistics = () =>
  page(
    line('M120 770h960'),
    block(300, 758, 160, 12, RED),
    block(740, 150, 160, 620, INK),
    line('M380 720V220m-40 60 40-60 40 60', FAINT),
  )

/** Versions of one row, chained; the index points to the first only. */
export const postgresMvccHot = () =>
  page(
    ...times(4, (at) => box(150 + at * 240, 480, 180, 180, at === 3 ? RED : INK)),
    line('M330 570h60M570 570h60M810 570h60', FAINT),
    line('M240 200v240m-40-60 40 60 40-60'),
  )

/** A locked job is stepped over. */
export const skipLockedQueue = () =>
  page(
    ...times(6, (at) =>
      at === 1 ? block(120 + at * 165, 450, 130, 130, INK) : box(123 + at * 165, 453, 124, 124),
    ),
    line('M185 400C240 250 440 250 500 400m-60-30 60 30 20-64', RED, 10),
  )

/** Memory by number of fields: flat, and then a step. */
export const redisEncoding = () =>
  page(line('M120 770h960M120 770V130', FAINT), line('M120 720 660 610V230L1080 170', RED, 12))

/** A pause longer than the lock, and a write that comes after it has gone. */
export const redisLock = () =>
  page(
    line('M120 330h960M120 600h960', FAINT),
    block(180, 280, 320, 100, INK),
    block(560, 550, 300, 100, INK),
    line('M180 330h760'),
    dot(940, 330, 34, RED),
  )

/** A sorted list: one stretch is found at once, scattered entries are not. */
export const compositeIndex = () =>
  page(
    ...times(24, (at) => {
      const [x, y] = [180 + (at % 12) * 72, at < 12 ? 300 : 520]
      const mark = at < 12 ? at > 2 && at < 8 : at % 4 === 1
      return mark ? block(x, y, 56, 110, at < 12 ? INK : RED) : box(x + 3, y + 3, 50, 104, FAINT)
    }),
  )

/** True, false, and the third. */
export const nullLogic = () =>
  page(
    dot(270, 450, 120, INK),
    ring(600, 450, 117),
    ring(930, 450, 117, RED),
    line('M930 400v70M930 510v6', RED, 14),
  )

/** The same request twice, one effect. */
export const idempotencyKeys = () =>
  page(
    line('M140 330h520M140 570h520', INK, 8),
    line('M600 280l70 50-70 50M600 520l70 50-70 50'),
    dot(900, 450, 130, RED),
    line('M690 330 790 400M690 570l100-70', FAINT),
  )
