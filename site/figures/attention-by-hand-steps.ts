import { text, writeBoth } from './both-appearances.ts'

/** Five steps of writing a sentence: the scores each step computes, without a cache and with one. */
const STEPS = [1, 2, 3, 4, 5]
const CELL = 13
const PANEL = 5 * CELL + 12

writeBoth('attention-steps', [5 * PANEL + 8, 2 * PANEL + 26], (look) =>
  [false, true].flatMap((cached, row) =>
    STEPS.flatMap((step, at) => {
      const [left, top] = [10 + at * PANEL, 8 + row * (PANEL + 4)]
      const cells: string[] = []
      for (let i = 0; i < step; i++)
        for (let j = 0; j <= i; j++) {
          const old = cached && i < step - 1
          cells.push(
            `<rect x="${left + j * CELL}" y="${top + i * CELL}" width="${CELL - 2}" height="${CELL - 2}" fill="${old ? look.faint : look.accent}"/>`,
          )
        }
      const scores = cached ? step : (step * (step + 1)) / 2
      return [...cells, text(left + 5 * CELL - 8, top + 12, scores, look.ink, 14)]
    }),
  ),
)
