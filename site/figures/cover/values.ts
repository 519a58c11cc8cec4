import { FAINT, INK, RED, area, block, box, dot, line, ring, sheet, times } from './paper.ts'

const page = (...shapes: readonly string[]) => sheet(1200, 900, ...shapes)

/** Round the wheel: the largest is beside the smallest. */
export const integerOverflow = () =>
  page(
    ring(600, 450, 290, FAINT, 10),
    ...times(16, (at) => {
      const turn = (at / 16) * 2 * Math.PI - Math.PI / 2 + Math.PI / 16
      const [x, y] = [600 + 290 * Math.cos(turn), 450 + 290 * Math.sin(turn)].map(Math.round)
      return dot(x!, y!, 26, at === 7 || at === 8 ? RED : INK)
    }),
  )

/** A task and the place where it is asked to stop. */
export const asyncioCancellation = () =>
  page(
    line('M120 450h620', INK, 10),
    ...times(4, (at) => ring(220 + at * 150, 450, 34)),
    line('M740 350 940 550M940 350 740 550', RED, 14),
  )

/** Sizes of a dictionary as keys arrive: steps that double. */
export const dictResize = () =>
  page(
    line('M120 780h960', FAINT),
    line('M120 760h60v-30h80v-60h130v-110h240v-190h300v-260', INK, 10),
    dot(180, 730, 20, RED),
    dot(260, 670, 20, RED),
    dot(390, 560, 20, RED),
    dot(630, 370, 20, RED),
  )

/** Nothing on the way in; a table at the side. */
export const zeroCostExceptions = () =>
  page(
    line('M300 120v660', INK, 10),
    ...times(5, (at) => box(640, 200 + at * 104, 380, 80, at === 2 ? RED : FAINT)),
    line('M330 450h270m-50-40 50 40-50 40', FAINT),
  )

/** Many hands, one counter. */
export const goChannelVsMutex = () =>
  page(
    ...times(4, (at) => line(`M200 ${180 + at * 180}L760 450`, FAINT)),
    ...times(4, (at) => ring(180, 180 + at * 180, 54)),
    block(760, 350, 200, 200, RED),
  )

/** Everyone has left; one still stands at the door. */
export const goContextCancel = () =>
  page(
    box(140, 180, 920, 540, FAINT),
    ...times(5, (at) => ring(260 + at * 130, 450, 44, FAINT)),
    dot(960, 450, 50, RED),
    line('M1060 380v140', INK, 14),
  )

/** Two boxes, one of them empty. */
export const goNilInterface = () =>
  page(block(240, 320, 340, 260, INK), box(623, 323, 334, 254, RED, 10))

/** Two views of one array. */
export const goSliceAppend = () =>
  page(
    ...times(4, (at) => (at === 2 ? '' : box(243 + at * 180, 393, 168, 168))),
    block(600, 390, 174, 174, RED),
    line('M240 330v-40h354v40', INK),
    line('M240 620v40h534v-40', FAINT),
  )

/** One way on, one way back, and a turn in it. */
export const questionMarkOperator = () =>
  page(
    line('M140 600h840m-70-50 70 50-70 50', INK, 10),
    line('M560 600C560 320 400 250 200 250m70-50-70 50 70 50', RED, 10),
    ring(440, 300, 44),
  )

/** Checks outside of the loop, and in it. */
export const rustBoundsCheck = () =>
  page(
    ring(400, 450, 190),
    dot(140, 450, 34, RED),
    ring(850, 450, 190),
    ...times(6, (at) => {
      const turn = (at / 6) * 2 * Math.PI
      return dot(
        Math.round(850 + 190 * Math.cos(turn)),
        Math.round(450 + 190 * Math.sin(turn)),
        28,
        RED,
      )
    }),
  )

/** A new kind, and the three places that do not know it. */
export const kotlinSealedWhen = () =>
  page(
    ...times(3, (row) =>
      times(3, (at) =>
        at < 2
          ? block(250 + at * 240, 170 + row * 200, 180, 140, INK)
          : box(733, 173 + row * 200, 174, 134, RED, 10),
      ).join(''),
    ),
  )

/** All of them step by step, or the first few one by one. */
export const kotlinSequence = () =>
  page(
    ...times(10, (at) => block(120 + at * 98, 250, 74, 150, FAINT)),
    ...times(10, (at) =>
      at < 3 ? block(120 + at * 98, 500, 74, 150, RED) : box(123 + at * 98, 503, 68, 144, FAINT),
    ),
  )

/** Four branches; the one that is missing is a hole. */
export const typescriptExhaustive = () =>
  page(
    line('M200 450h160', INK, 10),
    ...times(4, (at) =>
      line(`M360 450C500 450 520 ${180 + at * 180} 660 ${180 + at * 180}`, at === 3 ? RED : INK),
    ),
    ...times(3, (at) => block(660, 120 + at * 180, 300, 120, INK)),
    box(665, 665, 290, 110, RED, 10),
  )

/** A border with a gap. */
export const kotlinPlatformTypes = () =>
  page(
    line('M600 100v270M600 530v270', INK, 16),
    dot(600, 450, 50, RED),
    line('M200 450h300', FAINT, 8),
  )

/** A copy for every type, or one and a table. */
export const rustDispatchCost = () =>
  page(
    ...times(6, (at) => block(150, 150 + at * 102, 340, 80, INK)),
    block(720, 150, 340, 80, INK),
    ...times(6, (at) => box(723, 270 + at * 70, 80, 48, RED)),
  )

/** Nineteen lines, and one that is not written. */
export const zenOfPython = () =>
  page(
    ...times(19, (at) => block(300, 110 + at * 34, 340 + ((at * 137) % 260), 14, INK)),
    area('M300 756h420v14H300z', RED),
  )
