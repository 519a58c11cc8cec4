import { FAINT, INK, RED, block, box, dot, line, ring, sheet, times } from './paper.ts'

const page = (...shapes: readonly string[]) => sheet(1200, 900, ...shapes)

/** Halves of halves, down to one commit. */
export const gitBisectRun = () =>
  page(
    ...times(7, (at) => {
      const width = 960 / 2 ** at
      return block(
        Math.round(120 + 613 - (613 / 960) * width),
        130 + at * 96,
        Math.max(12, Math.round(width)),
        60,
        at === 6 ? RED : INK,
      )
    }),
  )

/** Blob, tree, commit. */
export const gitObjectsByHand = () =>
  page(
    ring(270, 450, 110),
    box(490, 340, 220, 220),
    dot(930, 450, 110, RED),
    line('M820 450H720m40-34-40 34 40 34M490 450H390m40-34-40 34 40 34'),
  )

/** A chain of pipes; the failure in the middle is not seen at the end. */
export const bashPipefail = () =>
  page(
    line('M120 450h960', FAINT, 8),
    box(150, 350, 220, 200),
    box(490, 350, 220, 200, RED, 10),
    box(830, 350, 220, 200),
    line('M540 400l120 100M660 400 540 500', RED, 10),
  )

/** Boxes in boxes; the name is in the innermost. */
export const jqLockfile = () =>
  page(box(150, 130, 900, 640, FAINT), box(300, 250, 640, 440), block(460, 380, 320, 190, RED))

/** Running, and then a call that does not come back. */
export const straceWaiting = () =>
  page(
    ...times(5, (at) => block(140, 170 + at * 110, [520, 300, 640, 420, 220][at]!, 56, INK)),
    line('M140 748h560', RED, 20),
    line('M760 748h60M860 748h60M960 748h60', FAINT, 20),
  )

/** Of a table of many columns, two are read. */
export const duckdbCsv = () =>
  page(
    ...times(8, (column) =>
      times(6, (row) =>
        column === 2 || column === 5
          ? block(150 + column * 114, 150 + row * 104, 96, 84, RED)
          : box(153 + column * 114, 153 + row * 104, 90, 78, FAINT),
      ).join(''),
    ),
  )

/** Four steps; the change in the second runs through to the end. */
export const makeIncremental = () =>
  page(
    ...times(4, (at) =>
      at === 0
        ? box(113, 373, 174, 154)
        : block(110 + at * 270, 370, 180, 160, at === 1 ? RED : INK),
    ),
    line('M290 450h80M560 450h80M830 450h80'),
  )

/** A curtain, and behind it the text. */
export const staticSitePassword = () =>
  page(
    ...times(7, (at) => block(360, 190 + at * 80, 300 + ((at * 97) % 200), 26, FAINT)),
    line('M240 120h720', INK, 14),
    ...times(5, (at) =>
      line(
        `M${290 + at * 70} 130C${250 + at * 70} 360 ${330 + at * 70} 560 ${280 + at * 70} 780`,
        INK,
        16,
      ),
    ),
    ring(840, 450, 70, RED, 16),
  )

/** A page, its parts, and the pen's mark. */
export const writingHere = () =>
  page(
    box(330, 100, 540, 700),
    ...times(4, (at) => block(400, 190 + at * 60, [400, 340, 380, 240][at]!, 18, INK)),
    box(403, 463, 394, 154, FAINT),
    line('M400 700h180', RED, 14),
  )

/** Three blocks name a user; the first one wins. */
export const sshConfigResolution = () =>
  page(
    block(220, 160, 760, 150, RED),
    box(223, 383, 754, 144, FAINT),
    box(223, 603, 754, 144, FAINT),
    line('M140 160v590m-34-50 34 50 34-50'),
  )

/** A graph of needs, in waves. */
export const buildOrder = () =>
  page(
    line(
      'M230 250 520 200M230 250l290 200M230 650l290-200M230 650l290 50M520 200l300 250M520 450h300M520 700l300-250M820 450h170',
      FAINT,
    ),
    dot(230, 250, 54, INK),
    dot(230, 650, 54, INK),
    ...times(3, (at) => dot(520, 200 + at * 250, 54, INK)),
    dot(820, 450, 54, INK),
    dot(1000, 450, 54, RED),
  )
