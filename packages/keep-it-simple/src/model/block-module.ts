/**
 * What `mount` of a block with words is given: `MountContext<typeof words>`, from the default export
 * of its `words.ts`.
 */
export interface MountContext<
  Tables extends object = Readonly<Record<string, Readonly<Record<string, string>>>>,
> extends ClientContext {
  /** The block's words in the language of the page. */
  readonly strings: Tables[keyof Tables]
}

/** What the client part of a block is given when a page with the block is shown. */
export interface ClientContext {
  /** Says that the page has gone: every listener is registered with it. */
  readonly signal: AbortSignal
}

/**
 * The styles and the client part of a block as a module, loaded by pages that have the block. One that
 * says `export const waits = true` is loaded when the reader first moves: it changes nothing before
 * somebody does something, and its controls have a `data-action`, so that no press is lost.
 */
export interface BlockModule {
  readonly mount?: (content: HTMLElement, context: ClientContext) => void
}
