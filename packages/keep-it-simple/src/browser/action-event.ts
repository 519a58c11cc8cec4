/** Dispatched on a control (`data-action`) whose block, or the application, is there to handle it. */
export const ACT = 'kis:action'
