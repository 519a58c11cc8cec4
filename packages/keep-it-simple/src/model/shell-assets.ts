/** Files of the bundle that documents link to, by their public paths. */
export interface ShellAssets {
  /** The boot script. */
  readonly script: string
  /** What it loads on demand: the actions and the application. */
  readonly chunks: readonly string[]
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
  /** Scripts of the blocks, by the name of the block asset; assets with styles alone have none. */
  readonly assetScripts: Readonly<Record<string, string>>
  /** Names of the assets whose scripts wait for the reader's first movement. */
  readonly quiet: readonly string[]
  /** What an island loads when it is started, by its name: whoever stores a page stores these with it. */
  readonly islandScripts: Readonly<Record<string, readonly string[]>>
  /** Chunks the application will ask for first, by layout name and by language. */
  readonly preload: Readonly<Record<string, readonly string[]>>
  /** Files of the serif that travels, by what `document.fonts` calls its faces; none where it does not. */
  readonly serif: Readonly<Record<string, string>>
  /** What is cached for reading offline: the whole application without what single blocks load. */
  readonly shell: readonly string[]
  /** Cached besides where pages have programs that a browser runs by itself. */
  readonly programs: readonly string[]
}
