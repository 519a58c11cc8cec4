/** Files of the bundle that documents link to, by their public paths. */
export interface ShellAssets {
  readonly script: string
  readonly styles: readonly string[]
  /** Style sheets of the blocks, by the name of their use or island. */
  readonly blockStyles: Readonly<Record<string, readonly string[]>>
  /** Chunks a page will ask for first, by layout name and by language. */
  readonly preload: Readonly<Record<string, readonly string[]>>
}
