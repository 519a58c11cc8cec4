/** Titles of list pages, and what else the compiler writes, so that no reader loads it as script. */
export interface ListWords {
  readonly tagTitle: string
  readonly categoryTitle: string
  readonly pagedTitle: string
  /** Above the pages whose names are nearest to an address that leads nowhere. */
  readonly notFoundNear: string
  /** On the search form, where there is no script. */
  readonly searchNeedsScript: string
}
