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

/** What a module of the engine's own is given besides. */
export interface PageContext extends ClientContext {
  /** Puts another page in the place of the one that is shown. */
  readonly show: (page: Document) => Promise<void>
}

/** The styles and the client part of a block as a module, loaded by pages that have the block. */
export interface BlockModule {
  readonly mount?: (content: HTMLElement, context: PageContext) => void
  /** Asked before a page is shown: another may stand in its place. */
  readonly replace?: (page: Document, at: URL) => Promise<Document | undefined>
}
