/** How far below the window, in CSS pixels, an island may be when it is started. */
export const AHEAD = 200
