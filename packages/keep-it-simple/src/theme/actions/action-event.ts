/** Dispatched on a control that only the application can handle, once that has started. */
export const ACT = 'kis:action'
