/** S7.14: scripts of other parties, injected only when a site names them. */
export interface AnalyticsSettings {
  /** An analytics script: its address, and attributes it wants (`data-website-id`). */
  readonly script?: {
    readonly src: string
    readonly attributes?: Readonly<Record<string, string>>
  }
  /** The number of a Google tag-manager container, `GTM-…`. */
  readonly tagManager?: string
}
