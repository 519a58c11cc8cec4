/** Told on a control that only the application can answer, once it is there. */
export const ACT = 'kis:action'
