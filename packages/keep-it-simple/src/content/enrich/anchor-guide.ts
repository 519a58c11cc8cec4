import { NearIndex } from '#model/near-index.ts'
import type { PlacedPage } from '../placed-page.ts'

/** The ids of one page, for ten thousand links that name one of ten thousand. */
export class AnchorGuide {
  static readonly #known = new WeakMap<PlacedPage, AnchorGuide>()

  static of(page: PlacedPage): AnchorGuide {
    const known = AnchorGuide.#known.get(page) ?? new AnchorGuide(page.source.anchors)
    AnchorGuide.#known.set(page, known)
    return known
  }

  readonly #ids: ReadonlySet<string>
  #index: NearIndex | undefined

  private constructor(ids: readonly string[]) {
    this.#ids = new Set(ids)
  }

  has(id: string): boolean {
    return this.#ids.has(id)
  }

  /** The one a dead link probably meant. */
  nearest(id: string): string | undefined {
    this.#index ??= new NearIndex(this.#ids)
    return this.#index.find(id)
  }
}
