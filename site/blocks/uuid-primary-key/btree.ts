import { divide } from './divide.ts'

/** A row or, in an interior page, the row or key that divides two children. */
export interface Cell {
  readonly key: number
  readonly size: number
}

export interface Page {
  cells: Cell[]
  /** One more than there are cells; none in a page at the bottom. */
  children: Page[]
  /** The commit that last changed it. */
  changed: number
}

const PAGE = 4096
const CHILD_POINTER = 4

/** The file: it counts pages, and which of them the running transaction has changed. */
export class Store {
  pages = 1
  commit = 0
  private first = 0
  frames = 0

  touch(page: Page) {
    if (page.changed !== this.commit) this.frames++
    page.changed = this.commit
    return page
  }

  /** A new page also changes page 1, which holds the number of pages. */
  allocate(cells: Cell[] = [], children: Page[] = []): Page {
    this.pages++
    if (this.first !== this.commit) this.frames++
    this.first = this.commit
    return this.touch({ cells, children, changed: -1 })
  }

  begin() {
    this.commit++
    this.frames = 0
  }
}

/**
 * SQLite's B-tree, as far as inserting goes (`balance` in its btree.c). `rows` says that rows are only
 * in the pages at the bottom, as in a table with a rowid; otherwise interior pages hold rows as well.
 */
export class BTree {
  readonly root: Page
  private readonly store: Store
  private readonly rows: boolean

  constructor(store: Store, rows: boolean) {
    this.store = store
    this.rows = rows
    this.root = store.allocate()
  }

  insert(cell: Cell) {
    const path: { page: Page; at: number }[] = []
    let page = this.root
    for (;;) {
      const at = position(page.cells, cell.key)
      path.push({ page, at })
      if (page.children.length === 0) break
      page = page.children[at]!
    }
    const last = path.at(-1)!
    page.cells.splice(last.at, 0, cell)
    // A row that does not fit leaves its page as it is until the pages are balanced.
    if (room(page) >= 0) this.store.touch(page)
    else this.balance(path)
  }

  private balance(path: { page: Page; at: number }[]) {
    for (let depth = path.length - 1; depth >= 0; depth--) {
      const { page, at } = path[depth]!
      if (room(page) >= 0) return
      if (depth === 0) {
        this.deepen(page)
        path.splice(0, 1, { page, at: 0 }, { page: page.children[0]!, at })
        depth = 2
        continue
      }
      const parent = path[depth - 1]!
      this.store.touch(parent.page)
      if (this.appended(page, at, parent)) this.append(parent.page, page)
      else this.share(parent.page, parent.at)
    }
  }

  /** The root stays where it is; what it held moves into a child. */
  private deepen(root: Page) {
    this.store.touch(root)
    root.children = [this.store.allocate(root.cells, root.children)]
    root.cells = []
  }

  /** A row at the very end of a table with a rowid: it alone goes into a new page. */
  private appended(page: Page, at: number, parent: { page: Page; at: number }) {
    if (!this.rows || page.children.length > 0) return false
    return at === page.cells.length - 1 && parent.at === parent.page.cells.length
  }

  private append(parent: Page, page: Page) {
    const row = page.cells.pop()!
    parent.cells.push(divider(page.cells.at(-1)!))
    parent.children.push(this.store.allocate([row]))
  }

  /** A full page and its neighbours, three in all, are filled anew. */
  private share(parent: Page, at: number) {
    const dividers = parent.cells.length
    const from = dividers < 2 || at === 0 ? 0 : at === dividers ? at - 2 : at - 1
    const old = parent.children.slice(from, from + Math.min(dividers, 2) + 1)
    const bottom = old[0]!.children.length === 0
    const keysOnly = this.rows && bottom
    const cells: Cell[] = []
    const counts = old.map((page, i) => {
      cells.push(...page.cells)
      const count = cells.length
      const between = parent.cells[from + i]
      if (i < old.length - 1 && !keysOnly && between) {
        cells.push(bottom ? lighter(between) : between)
      }
      return count
    })
    const ends = divide(
      cells.map((cell) => cell.size),
      counts,
      old.map(used),
      PAGE - (bottom ? 8 : 12),
      keysOnly,
    )
    const children = old.flatMap((page) => page.children)
    const between: Cell[] = []
    const fresh = ends.map((end, i) => {
      const start = i === 0 ? 0 : ends[i - 1]! + (keysOnly ? 0 : 1)
      const page = old[i] ? this.store.touch(old[i]) : this.store.allocate()
      page.cells = cells.slice(start, end)
      if (!bottom) page.children = children.slice(start, end + 1)
      if (i < ends.length - 1) {
        const cell = cells[end]!
        between.push(keysOnly ? divider(cells[end - 1]!) : bottom ? heavier(cell) : cell)
      }
      return page
    })
    parent.cells.splice(from, old.length - 1, ...between)
    parent.children.splice(from, old.length, ...fresh)
  }
}

const heavier = ({ key, size }: Cell): Cell => ({ key, size: size + CHILD_POINTER })
const lighter = ({ key, size }: Cell): Cell => ({ key, size: size - CHILD_POINTER })
const divider = ({ key }: Cell): Cell => ({ key, size: CHILD_POINTER + varint(key) })

export function varint(value: number) {
  return value < 0x80 ? 1 : value < 0x4000 ? 2 : 3
}

function used(page: Page) {
  return page.cells.reduce((sum, cell) => sum + cell.size + 2, 0)
}

function room(page: Page) {
  return PAGE - (page.children.length === 0 ? 8 : 12) - used(page)
}

function position(cells: readonly Cell[], key: number) {
  let low = 0
  let high = cells.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (cells[middle]!.key < key) low = middle + 1
    else high = middle
  }
  return low
}
