/** Dispatched on a control (`data-action`) whose module is there to handle it. */
export const ACT = 'kis:action'
