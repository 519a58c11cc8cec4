import type { CategoryNode, CategoryPost } from '#model/category.ts'
import { LONG_LIST, TITLES_PER_PAGE } from './list-entry.ts'

type Item = CategoryNode | CategoryPost
type Around = (items: readonly Item[]) => readonly Item[]

/**
 * What the page of one category shows of the tree: all of it, or on a site of very many categories the
 * way to this one, so that pages do not grow with the square of their number.
 */
export class CategoryWay {
  readonly #level: readonly Item[]
  /** The tree with other things at this level. */
  readonly #around: Around

  private constructor(level: readonly Item[], around: Around) {
    this.#level = level
    this.#around = around
  }

  /** From the top of a tree. */
  static into(tree: readonly Item[]): CategoryWay | undefined {
    return countNodes(tree) > LONG_LIST ? new CategoryWay(tree, (items) => items) : undefined
  }

  /** The tree with one of the folders at this level open. */
  to(node: CategoryNode): readonly Item[] {
    return this.#around(this.#beside({ ...node, items: node.items.map(closed) }))
  }

  /** On, into one of the folders at this level. */
  inside(node: CategoryNode): CategoryWay {
    return new CategoryWay(node.items, (items) => this.#around(this.#beside({ ...node, items })))
  }

  #beside(open: CategoryNode): readonly Item[] {
    if (this.#level.length > TITLES_PER_PAGE) return [open]
    return this.#level.map((one) =>
      one.type === 'category' && one.id === open.id ? open : closed(one),
    )
  }
}

const closed = (item: Item): Item => (item.type === 'category' ? { ...item, items: [] } : item)

function countNodes(items: readonly Item[]): number {
  let count = 0
  for (const item of items) if (item.type === 'category') count += 1 + countNodes(item.items)
  return count
}
