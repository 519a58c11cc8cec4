import type { IslandBundle } from '#model/island.ts'

/** Stands for the bundle until a page needs it. */
export const PENDING: IslandBundle = {
  hash: '',
  sources: '',
  styles: {},
  diagnostics: [],
  isPending: true,
}

/** The islands of a site, bundled when a page has one, and again when one was edited. */
export class LiveIslands {
  private readonly bundle: (() => Promise<IslandBundle>) | undefined
  private readonly use: (islands: IslandBundle) => void
  private bundling: Promise<void> | undefined

  constructor(
    bundle: (() => Promise<IslandBundle>) | undefined,
    use: (islands: IslandBundle) => void,
  ) {
    this.bundle = bundle
    this.use = use
  }

  /** When they are bundled; at once where a site has none. */
  ready(): Promise<void> {
    if (!this.bundle) return Promise.resolve()
    this.bundling ??= this.bundle().then(this.use)
    return this.bundling
  }

  again(): Promise<void> {
    this.bundling = undefined
    return this.ready()
  }
}
