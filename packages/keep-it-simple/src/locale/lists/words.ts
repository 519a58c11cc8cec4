/** Titles of list pages. The compiler writes them, so no reader loads them as script. */
export interface ListWords {
  readonly tagTitle: string
  readonly categoryTitle: string
  readonly pagedTitle: string
}
