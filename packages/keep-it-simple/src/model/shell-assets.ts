/** Files of the bundle that documents link to, by their public paths. */
export interface ShellAssets {
  /** The boot script. */
  readonly script: string
  /** What it loads when it is wanted: the acts and the application. */
  readonly chunks: readonly string[]
  readonly styles: readonly string[]
  /** Style sheets only some layouts need, by layout name. */
  readonly layoutStyles: Readonly<Record<string, readonly string[]>>
  /** Style sheets of the blocks, by the name of their use or island. */
  readonly blockStyles: Readonly<Record<string, readonly string[]>>
  /** Scripts of the blocks, by the name of their use; those of styles alone have none. */
  readonly assetScripts: Readonly<Record<string, string>>
  /** Chunks the application will ask for first, by layout name and by language. */
  readonly preload: Readonly<Record<string, readonly string[]>>
  /** What is kept to go on without a line: the application whole, but for what single blocks load. */
  readonly shell: readonly string[]
}
