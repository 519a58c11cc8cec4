/** On a control (`data-action`): it was used, and the module that handles it is mounted. */
export const ACT = 'kis:action'
/** On `window`: another page has taken the place of the one that was shown. */
export const PAGE_SHOWN = 'kis:page'
/** On `window`: a page could not be loaded without a connection; `detail` is its address. Handlers prevent the default. */
export const FAULT = 'kis:fault'
