declare const __BUILD_YEAR__: number

/** Fixed when the site is built, so that prerendered pages and the browser agree. */
export const BUILD_YEAR: number = __BUILD_YEAR__
