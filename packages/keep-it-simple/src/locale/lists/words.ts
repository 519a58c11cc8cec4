/** Titles of list pages, and what else the compiler writes, so that no reader loads it as script. */
export interface ListWords {
  readonly tagTitle: string
  readonly categoryTitle: string
  readonly pagedTitle: string
  /** Above the pages whose names are nearest to an address that leads nowhere. */
  readonly notFoundNear: string
  /** Why a page is named after an article: `{text}` is what both are about, or the list both are in. */
  readonly relatedAbout: string
  readonly relatedIn: string
  readonly relatedLinked: string
  /** `{text}` is what the link says. */
  readonly citedAs: string
  /** The page of what this device has. */
  readonly savedIntro: string
  readonly savedHeading: string
  readonly savedNone: string
  readonly readHeading: string
  readonly readNone: string
  readonly savedNeedsScript: string
  /** On the search form, where there is no script. */
  readonly searchNeedsScript: string
}
