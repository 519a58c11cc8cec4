import { textWidth } from '#model/text-width.ts'
import { PALETTE } from '#content/drawings/palette.ts'

const FONT = 13
const MARK = { itemWidth: 22, itemHeight: 9, itemGap: 20 }
/** Between a mark of the legend and its name, in the library. */
const TO_NAME = 5
/** A row of the legend with the space below it, and how far the library puts the next one. */
const ROW = 34
const TO_NEXT = 33
/** The library measures text a little wider than it is. */
const SAFE = 1.08
/** Axis of values and margins beside the names across. */
const BESIDE = 56
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
  return ROW + (rows - 1) * TO_NEXT
}

/** Names across are broken into lines where all of them then have room; otherwise some are left out. */
export function namesLook(
  names: readonly string[],
  width: number,
): Readonly<Record<string, unknown>> {
  const room = Math.floor((width - BESIDE) / names.length) - 6
  const widest = Math.max(...names.map((name) => textWidth(name) * FONT))
  if (widest <= room || widest > room * MOST_LINES || room < FONT * 2) return {}
  return { interval: 0, hideOverlap: false, width: room, overflow: 'break', lineHeight: 17 }
}
