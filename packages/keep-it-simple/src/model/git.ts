/** S3.5. No e-mail address is ever part of it. */
export interface GitInfo {
  /** ISO, in the site's time zone. */
  readonly updatedTime: string
  readonly contributors: readonly Contributor[]
  /** Newest first; only where the page shows it. */
  readonly changelog?: readonly ChangelogEntry[]
  /** How many there are, where the changelog has only the newest. */
  readonly changes?: number
}

export interface Contributor {
  readonly name: string
  readonly url?: string
  readonly avatar?: string
}

export interface ChangelogEntry {
  readonly hash: string
  readonly time: string
  readonly message: string
  readonly tag?: string
}
