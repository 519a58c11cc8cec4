/** Said without a connection, so none of them may have to be fetched then: they come with the interface's words. */
export interface OfflineWords {
  readonly title: string
  readonly text: string
  readonly cached: string
  readonly none: string
  readonly later: string
  readonly remove: string
  readonly removed: string
  readonly stay: string
  readonly newVersion: string
  readonly takeIt: string
  readonly close: string
  readonly notSaved: string
  readonly searched: string
}
