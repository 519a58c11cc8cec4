/** Dispatched on `window` when another page has taken the place of the one that was shown. */
export const PAGE_SHOWN = 'kis:page'

/** Dispatched on `window` when there is no connection to load a page; `detail` is its address. Whoever handles it prevents the default. */
export const FAULT = 'kis:fault'
