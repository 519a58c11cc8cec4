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

/** How far names lean that would otherwise be cut in the middle of a word, in degrees. */
const LEAN = 40

/** The legend of the library begins a new row late, so it is given less room than there is. */
const roomOf = (width: number): number => Math.floor(width / SAFE)

/** Names of the series, above the chart. */
export const legendLook = (text: object, width: number): Readonly<Record<string, unknown>> => ({
  top: 0,
  left: 0,
  padding: 0,
  width: roomOf(width),
  ...MARK,
  textStyle: { ...text, color: PALETTE.ink },
})

/** What the legend takes of a chart, with the space below it: names that do not fit begin a new row. */
export function legendHeight(names: readonly string[], width: number): number {
  let rows = 1
  let used = 0
  for (const name of names) {
    const own = MARK.itemWidth + TO_NAME + textWidth(name) * FONT * SAFE
    if (used > 0 && used + own > roomOf(width)) {
      rows++
      used = 0
    }
    used += own + MARK.itemGap
  }
  return ROW + (rows - 1) * TO_NEXT
}

const widest = (texts: readonly string[]): number =>
  Math.max(...texts.map((text) => textWidth(text) * FONT))

/** What a line is not broken in: a word, or one Chinese character. */
const wordsOf = (name: string): string[] => name.split(/\s+|(?<=\p{Script=Han})/u)

/**
 * Names across stand side by side where they have room, or in several lines, or lean where a word alone
 * is too wide; where there are too many of them some are left out.
 */
export function namesLook(
  names: readonly string[],
  width: number,
): Readonly<Record<string, unknown>> {
  const room = Math.floor((width - BESIDE) / names.length) - 6
  if (widest(names) <= room || room < FONT * 2) return {}
  if (widest(names.flatMap(wordsOf)) > room)
    return { interval: 0, hideOverlap: false, rotate: LEAN }
  if (widest(names) > room * MOST_LINES) return {}
  return { interval: 0, hideOverlap: false, width: room, overflow: 'break', lineHeight: 17 }
}
