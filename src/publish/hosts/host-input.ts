/** What every host is told. Paths begin with the base. */
export interface HostInput {
  readonly base: string
  /** On every answer but hashed files. */
  readonly headers: Readonly<Record<string, string>>
  /** On hashed files: they are parts of pages, and what rules a page rules them. */
  readonly fileHeaders: Readonly<Record<string, string>>
  /** Links, encoded. */
  readonly redirects: readonly (readonly [from: string, to: string])[]
  /** Prefixes of the languages, the first one's without a part of its own. */
  readonly prefixes: readonly string[]
  readonly compress: readonly ('brotli' | 'gzip')[]
}

/** Folders whose files have their hash in their name: what is there never changes. */
export const HASHED = ['assets/', 'media/']
export const FOREVER = 'public, max-age=31536000, immutable'
/** Documents and their data: kept, and asked for again each time. */
export const ASKED = 'public, max-age=0, must-revalidate'
