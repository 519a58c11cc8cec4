/** What the rule notes on the fence of a program, for the row beneath it. */
export interface RunMeta {
  /** A file that is run first; its text stands at the first program of the page that names it. */
  readonly setup?: { readonly name: string; readonly text?: string }
  /** What it reads stands between it and its output. */
  readonly reads?: boolean
}
