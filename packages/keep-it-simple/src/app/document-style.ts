/**
 * From document to document the new page fades in over the old one. It stands in the document: the browser asks whether it may as
 * soon as the body begins, and a sheet that is still on its way would answer no.
 */
export const DOCUMENT_STYLE =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto;types:document}}'
