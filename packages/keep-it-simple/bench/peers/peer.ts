/** How another generator builds the corpus as its authors would: a recipe, and nothing of its own in our packages. */
export interface Peer {
  readonly name: string
  /** Exact versions from npm; none where it is a program of the machine. */
  readonly packages: Readonly<Record<string, string>>
  /** Its configuration, by the file it stands in. */
  readonly files: Readonly<Record<string, string>>
  /** Where it looks for pages. */
  readonly docs: string
  /** The smallest change with which it takes a page of the corpus. */
  readonly adapt?: (file: string, text: string) => readonly [file: string, text: string]
  readonly command: readonly [program: string, ...args: string[]]
  readonly output: string
  /** What it keeps from one build for the next; without any, every build is cold. */
  readonly caches: readonly string[]
}

/** Where most of them look for the page of a folder. */
export const asIndex = (file: string): string => file.replace(/README\.md$/, 'index.md')
