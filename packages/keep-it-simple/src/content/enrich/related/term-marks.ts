import { createHash } from 'node:crypto'
import type { PlacedPage } from '../../placed-page.ts'
import { termsOf } from './page-terms.ts'

/** Terms of a page with their weights; none where it is not listed. */
export type VectorOf = (page: PlacedPage) => ReadonlyMap<string, number> | undefined

/**
 * Tells whether anything changed that a page's likeness to others comes from: itself, or any page that
 * has one of its terms. Each page has a number, and each term the sum of the numbers of its pages.
 */
export class TermMarks {
  readonly #vectorOf: VectorOf
  readonly #marks = new WeakMap<PlacedPage, bigint>()
  readonly #sums = new Map<string, bigint>()

  constructor(pages: readonly PlacedPage[], vectorOf: VectorOf) {
    this.#vectorOf = vectorOf
    for (const page of pages) {
      const mark = this.of(page)
      for (const term of vectorOf(page)?.keys() ?? [])
        this.#sums.set(term, (this.#sums.get(term) ?? 0n) ^ mark)
    }
  }

  /** Of a page alone: all that is compared or said. */
  of(page: PlacedPage): bigint {
    const known = this.#marks.get(page)
    if (known !== undefined) return known
    const { path, frontmatter, collection, categoryList } = page
    const category = categoryList.at(-1)
    const said = [
      [path, frontmatter.title, collection?.dir, collection?.type, collection?.title],
      [category?.id, category?.name, termsOf(page).lines],
    ]
    let text = JSON.stringify(said)
    for (const [term, weight] of this.#vectorOf(page) ?? []) text += `\n${term} ${weight}`
    const mark = createHash('sha256').update(text).digest().readBigUInt64LE()
    this.#marks.set(page, mark)
    return mark
  }

  /** Of a page and all that share a term with it. */
  around(page: PlacedPage): string {
    let text = String(this.of(page))
    for (const term of this.#vectorOf(page)?.keys() ?? []) text += ` ${this.#sums.get(term) ?? ''}`
    return text
  }
}
