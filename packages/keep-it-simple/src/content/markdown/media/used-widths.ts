/** Screens have one or two pixels to a point; phones three, but half of the column. */
const DENSITIES = [1, 1.5, 2]
/** Two files closer than this serve the same screens. */
const APART = 0.85
/** The viewer fills a window of twice the column, on a fine screen. */
const VIEWER = 4

/** The widest a picture is shown in the text, in pixels of a fine screen. */
export const widest = (column: number): number => column * DENSITIES.at(-1)!

/** The widths in which a picture of the text is sent, the narrowest first; none wider than itself. */
export function usedWidths(width: number, column: number): readonly number[] {
  return fitting(
    DENSITIES.map((density) => Math.round(column * density)),
    width,
  )
}

/** What the viewer can show of it. */
export const fullWidth = (width: number, column: number): number => Math.min(width, column * VIEWER)

/** The width for the viewer; absent where the text has it already. */
export function viewerWidth(width: number, column: number): number | undefined {
  const wanted = fullWidth(width, column)
  return widest(column) < wanted * APART ? wanted : undefined
}

/** Of the widths that are wanted, those a picture can have. */
export function fitting(wanted: readonly number[], width: number): readonly number[] {
  const top = Math.min(width, wanted.at(-1)!)
  return [...wanted.filter((one) => one < top * APART), top]
}
