/** What the tags of one page are looked up in. */
export interface TagSpace {
  /** Of the page. */
  readonly title: string
  /** A file of the post's own folder, as a link in the source would name it. */
  readonly assetPath: (name: string) => string | undefined
  /** Another post by its name or title, as a link in the source would name it. */
  readonly post: (name: string) => { readonly path: string; readonly title: string } | undefined
  /** The text of a file of `code_dir`. */
  readonly code: (path: string) => string | undefined
  /** Says what a tag had that we have not. */
  readonly dropped: (message: string) => void
}
