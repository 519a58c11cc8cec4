/** What the client part of a block is given when a page with the block is shown. */
export interface ClientContext {
  /** The block's words in the language of the page; only for a part that names them. */
  readonly strings?: Readonly<Record<string, string>>
  /** Says that the page has gone: every listener is registered with it. */
  readonly signal: AbortSignal
}

/** The styles and the client part of a block as a module, loaded by pages that have the block. */
export interface BlockModule {
  readonly mount?: (content: HTMLElement, context: ClientContext) => void
}
