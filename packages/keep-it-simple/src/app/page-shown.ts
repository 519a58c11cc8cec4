/** Dispatched on `window` when the application has drawn another page in place of the one before. */
export const PAGE_SHOWN = 'kis:page'
