/** The input of every host file. Paths begin with the base. */
export interface HostInput {
  readonly base: string
  /** On every answer but hashed files. */
  readonly headers: Readonly<Record<string, string>>
  readonly hashed: readonly HashedFiles[]
  /** Links, encoded. */
  readonly redirects: readonly (readonly [from: string, to: string])[]
  /** Prefixes of the languages, the first one's without a part of its own. */
  readonly prefixes: readonly string[]
  readonly compress: readonly ('brotli' | 'gzip')[]
}

/** Files that have their hash in their name, with headers of their own instead. */
export interface HashedFiles {
  readonly folder: string
  /** Where pages may lie in the same folder: how the files' names end, and all of their names. */
  readonly only?: { readonly ending: string; readonly name: string }
  readonly headers: Readonly<Record<string, string>>
  readonly cache: string
  /** Types by the ends of names, where a host may not know them; all others are bytes. */
  readonly types?: Readonly<Record<string, string>>
}

/** What is under a hashed name never changes. */
export const FOREVER = 'public, max-age=31536000, immutable'
/** Pictures under their own names, and names whose hash is too short to be trusted for longer. */
export const DAY = 'public, max-age=86400'
/** Documents and their data: cached, and revalidated each time. */
export const ASKED = 'public, max-age=0, must-revalidate'
