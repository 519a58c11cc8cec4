import { FAINT, INK, RED, block, box, dot, line, numbers, ring, sheet, times } from './paper.ts'

const page = (...shapes: readonly string[]) => sheet(1200, 900, ...shapes)

/** One split, and a split into single rows. */
export const decisionTreeSplit = () =>
  page(
    ring(600, 180, 60),
    line('M560 230 330 420M640 230l230 190', FAINT),
    dot(320, 470, 60, INK),
    ...times(9, (at) => dot(700 + at * 46, 640, 18, RED)),
    ...times(9, (at) => line(`M870 460 ${700 + at * 46} 620`, FAINT, 3)),
    ring(870, 440, 50),
  )

/** Points, the curve through them, and the curve that went astray. */
export const leastSquares = () =>
  page(
    line('M140 720C420 680 760 560 1060 200', INK, 10),
    line('M140 720C240 560 360 820 520 640S800 300 900 620 1020 500 1060 200', RED),
    ...times(9, (at) =>
      dot(140 + at * 115, [720, 702, 676, 640, 592, 530, 448, 340, 200][at]!, 18, INK),
    ),
  )

/** One in a hundred is what was looked for. */
export const precisionRecall = () =>
  page(
    ...times(96, (at) => {
      const [x, y] = [160 + (at % 12) * 80, 170 + Math.floor(at / 12) * 80]
      if (at === 53) return dot(x, y, 26, RED)
      return [29, 41, 42, 54, 66, 30].includes(at) ? dot(x, y, 20, INK) : ring(x, y, 18, FAINT, 4)
    }),
  )

/** The same scores, cold and warm. */
export const samplingTemperature = () =>
  page(
    ...times(7, (at) =>
      block(
        140 + at * 64,
        Math.round(760 - 560 * Math.exp(-at * 1.1)),
        46,
        Math.round(560 * Math.exp(-at * 1.1)),
        INK,
      ),
    ),
    ...times(7, (at) =>
      block(
        660 + at * 64,
        Math.round(760 - 330 * Math.exp(-at * 0.18)),
        46,
        Math.round(330 * Math.exp(-at * 0.18)),
        RED,
      ),
    ),
    line('M120 763h960', FAINT),
  )

/** Registers: small numbers, and the record among them. */
export function hyperloglog(): string {
  const next = numbers(5)
  const heights = times(24, () => 1 + Math.floor(-Math.log2(next())))
  const highest = Math.max(...heights)
  const record = heights.indexOf(highest)
  const unit = Math.round(620 / highest)
  return page(
    ...heights.map((height, at) =>
      block(120 + at * 40, 760 - height * unit, 28, height * unit, at === record ? RED : INK),
    ),
    line('M110 763h980', FAINT),
  )
}

/** What is unknown gets half as wide with each question. */
export const binarySearch = () =>
  page(
    ...times(4, (row) => {
      const [from, to] = [
        [0, 16],
        [8, 16],
        [8, 12],
        [10, 12],
      ][row]!
      return times(16, (at) =>
        at >= from! && at < to!
          ? block(120 + at * 60, 170 + row * 160, 48, 100, at === 10 ? RED : INK)
          : box(123 + at * 60, 173 + row * 160, 42, 94, FAINT),
      ).join('')
    }),
  )

/** Two that are equal have changed places. */
export const sortStability = () =>
  page(
    ...times(5, (at) =>
      at === 0 || at === 2 ? dot(240 + at * 180, 560, 66, RED) : ring(240 + at * 180, 560, 63),
    ),
    line('M240 460C300 260 540 260 600 460m-56-36 56 36 24-64', INK),
    line('M600 660C540 800 300 800 240 660', FAINT),
  )

/** Five nodes; one has three votes. */
export const raftElection = () => {
  const at = times(5, (one) => {
    const turn = (one / 5) * 2 * Math.PI - Math.PI / 2
    return [Math.round(600 + 280 * Math.cos(turn)), Math.round(460 + 280 * Math.sin(turn))] as const
  })
  const [head] = at
  return page(
    line(
      at
        .slice(1, 4)
        .map(([x, y]) => `M${x} ${y}L${head![0]} ${head![1]}`)
        .join(''),
      FAINT,
    ),
    ...at.map(([x, y], one) =>
      one === 0 ? dot(x, y, 76, RED) : one < 4 ? dot(x, y, 60, INK) : ring(x, y, 58),
    ),
  )
}

/** A ruler whose marks get farther apart. */
export const floatSum = () =>
  page(
    line('M100 560h1000', INK, 8),
    line(
      times(
        15,
        (at) =>
          `M${Math.round(100 + 8 * at * at * 0.62 + at * 12)} 560v-${at % 4 === 0 ? 150 : 90}`,
      ).join(''),
      INK,
    ),
    line('M1010 300v240m-30-46 30 46 30-46', RED, 10),
  )

/** A stream passes; five slots keep what fell into them. */
export const reservoirSampling = () =>
  page(
    ...times(16, (at) => ring(110 + at * 66, 250, 22, at % 5 === 3 ? RED : FAINT)),
    line('M308 300 380 540M638 300 600 540M968 300 740 540', FAINT),
    ...times(5, (at) =>
      at === 1 || at === 3
        ? block(300 + at * 124, 560, 104, 150, RED)
        : box(303 + at * 124, 563, 98, 144),
    ),
  )
