/** A page somebody who has read this one may want next. */
export interface RelatedPage {
  readonly path: string
  readonly title: string
  /** Why it is named, in the language of the page; written when the site is built. */
  readonly why?: string
}

/** What follows an article: pages like it, and pages whose texts link to it. */
export interface WaysOn {
  readonly related?: readonly RelatedPage[]
  readonly citedBy?: readonly RelatedPage[]
}
