/** Files of the bundle that documents link to, by their public paths. */
export interface ShellAssets {
  /** The script of every page. */
  readonly script: string
  /** What helps without a connection; absent while pages are written. */
  readonly later: string
  /** The search dialog: its script, what that imports, its sheets. */
  readonly search: readonly string[]
  readonly styles: readonly string[]
  /** The sheet of what shows nothing before the reader's first movement. */
  readonly late: string
  /** Style sheets only some layouts need, by layout name. */
  readonly layoutStyles: Readonly<Record<string, readonly string[]>>
  /** Style sheets of the blocks, by the name of the block. */
  readonly blockStyles: Readonly<Record<string, readonly string[]>>
  /** The author's own sheet, last of all; none where there is no `theme.css`. */
  readonly authorStyles: readonly string[]
  /** Scripts of the blocks and of whatever else a page has, by name; those with styles alone have none. */
  readonly modules: Readonly<Record<string, string>>
  /** What an island loads when it is started, by its name: whoever stores a page stores these with it. */
  readonly islandScripts: Readonly<Record<string, readonly string[]>>
  /** Style sheets of web fonts, by language. */
  readonly fontStyles: Readonly<Record<string, readonly string[]>>
  /** What is cached for reading offline, without what single blocks load. */
  readonly shell: readonly string[]
  /** Cached besides where pages have programs that a browser runs by itself. */
  readonly programs: readonly string[]
}
