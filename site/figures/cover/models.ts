import { FAINT, INK, RED, block, box, dot, line, sheet, times } from './paper.ts'

/** Weights of a sentence under the causal mask: what was computed stays, the last line is new. */
export const attentionByHand = () =>
  sheet(
    1200,
    900,
    ...times(7, (row) =>
      times(row + 1, (column) =>
        block(290 + column * 92, 130 + row * 92, 76, 76, row === 6 ? RED : FAINT),
      ),
    ).flat(),
    line('M262 110V790H960'),
  )

/** The same sentence in two vocabularies: a few long pieces, or one for nearly every byte. */
export const bpeTokenizer = () => {
  const few = [3, 2, 4, 3]
  let at = 0
  return sheet(
    1200,
    900,
    ...few.map((letters) => {
      const x = 120 + at * 80
      at += letters
      return box(x, 250, letters * 80 - 14, 120, INK, 6)
    }),
    ...times(36, (byte) =>
      block(120 + byte * (960 / 36), 530, 960 / 36 - 8, 120, byte % 3 ? FAINT : RED),
    ),
    line('M120 450h946'),
  )
}

/** A page that is text, and one small thing on it that wakes when it is wanted. */
export const howThisSiteIsMade = () =>
  sheet(
    1200,
    900,
    box(330, 110, 540, 680),
    ...times(11, (row) =>
      line(`M390 ${190 + row * 52}h${row % 4 === 3 ? 260 : 420}`, row === 6 ? INK : FAINT, 10),
    ),
    dot(780, 502, 34, RED),
  )
