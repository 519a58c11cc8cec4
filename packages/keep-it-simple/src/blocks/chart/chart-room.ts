import { textWidth } from '#model/text-width.ts'
import { PALETTE } from '#content/drawings/palette.ts'

const FONT = 13
const MARK = { itemWidth: 22, itemHeight: 9, itemGap: 20 }
/** Between a mark of the legend and its name, in the library. */
const TO_NAME = 5
const ROW = 24
/** The library measures text a little wider than it is. */
const SAFE = 1.08
/** Axis of values and margins beside the names across. */
const BESIDE = 56
const SMALLEST = 10
/** Names too long to stand side by side lean, in degrees. */
const SLANT = 38
/** Between two names. */
const APART = 6
/** What a line break would tear apart; Han may be broken anywhere. */
const WORD = /[^\s\p{Script=Han}]+/gu
/** A name that is broken more often than this is left out instead. */
const MOST_LINES = 3

/** Names of the series, above the chart. */
export const legendLook = (text: object): Readonly<Record<string, unknown>> => ({
  top: 0,
  left: 0,
  padding: 0,
  ...MARK,
  textStyle: { ...text, color: PALETTE.ink },
})

/** What the legend takes of a chart, with the space below it: names that do not fit begin a new row. */
export function legendHeight(names: readonly string[], width: number): number {
  let rows = 1
  let used = 0
  for (const name of names) {
    const own = MARK.itemWidth + TO_NAME + textWidth(name) * FONT * SAFE
    if (used > 0 && used + own > width) {
      rows++
      used = 0
    }
    used += own + MARK.itemGap
  }
  return 10 + rows * ROW
}

/** Names across are broken into lines where all of them then have room, or lean; of many, some are left out. */
export function namesLook(
  names: readonly string[],
  width: number,
): Readonly<Record<string, unknown>> {
  const room = Math.floor((width - BESIDE) / names.length) - APART
  const widest = Math.max(...names.map((name) => textWidth(name) * FONT))
  if (widest <= room || widest > room * MOST_LINES || room < FONT * 2) return {}
  // A word is not torn: it is set smaller, as far as it can be read, and may use the space beside it.
  const word = Math.max(...names.flatMap((name) => name.match(WORD) ?? '').map(textWidth)) * SAFE
  const fontSize = Math.max(SMALLEST, Math.min(FONT, Math.floor(room / word)))
  const own = Math.max(room, Math.ceil(word * fontSize))
  if (own > room + 2 * APART)
    return { interval: 0, hideOverlap: false, rotate: SLANT, fontSize: 11 }
  return {
    interval: 0,
    hideOverlap: false,
    width: own,
    overflow: 'break',
    lineHeight: 17,
    fontSize,
  }
}
