import { BTree, type Page, Store, varint } from './btree.ts'
import { generator, type KeyKind } from './keys.ts'

export const ROWS = 6000
/** A page of 4,096 bytes and the header of its frame. */
export const FRAME = 4120

/** Clustered is WITHOUT ROWID; the others have a rowid of their own, and a UUID needs an index beside it. */
export const LAYOUTS = ['clustered', 'rowid', 'text'] as const
export type Layout = (typeof LAYOUTS)[number]

export interface Table {
  readonly key: KeyKind
  readonly layout: Layout
  readonly batch: number
  readonly rows?: number
}

export interface State {
  /** Pages the commits have written to the log, one number for each commit. */
  readonly frames: readonly number[]
  /** The trees, table first, and of each its pages at the bottom in the order of keys. */
  readonly trees: readonly Leaves[]
}

export interface Leaves {
  /** One for each page at the bottom: whether the last commit changed it. */
  readonly dirty: readonly boolean[]
  readonly interior: number
}

const BODY = 100
const UUID = 16
/** As text, with its four hyphens. */
const UUID_TEXT = 36

/** The page's program up to a number of commits, with the log emptied after each of them. */
export function insert(table: Table, commits = Infinity): State {
  const { key, layout, batch, rows = ROWS } = table
  const rowid = layout !== 'clustered'
  const width = key === 'integer' ? 0 : layout === 'text' ? UUID_TEXT : UUID
  const store = new Store()
  store.begin()
  // CREATE TABLE is in the log of the first commit too, since nothing empties the log before.
  const trees = [new BTree(store, rowid)]
  if (rowid && key !== 'integer') trees.push(new BTree(store, false))
  const created = store.frames
  const next = generator(key)
  const frames: number[] = []
  for (let start = 0; start < rows && frames.length < commits; start += batch) {
    store.begin()
    for (let row = start; row < Math.min(rows, start + batch); row++) {
      const value = next(row)
      if (!rowid) trees[0]!.insert({ key: value, size: clustered(key, value) })
      else {
        const payload = 4 + width + BODY
        trees[0]!.insert({ key: row + 1, size: varint(payload) + varint(row + 1) + payload })
        trees[1]?.insert({ key: value, size: 4 + width + integerBytes(row + 1) })
      }
    }
    frames.push(store.frames + (start === 0 ? created : 0))
  }
  return { frames, trees: trees.map((tree) => leaves(tree.root, store.commit)) }
}

/** A row in a table WITHOUT ROWID: length, a header of four bytes, key and body. */
function clustered(kind: KeyKind, value: number) {
  return 1 + 4 + (kind === 'integer' ? integerBytes(value) : UUID) + BODY
}

/** SQLite keeps 0 and 1 in the type of the field. */
function integerBytes(value: number) {
  return value <= 1 ? 0 : value < 0x80 ? 1 : value < 0x8000 ? 2 : 3
}

function leaves(root: Page, commit: number): Leaves {
  const dirty: boolean[] = []
  let interior = 0
  const visit = (page: Page) => {
    if (page.children.length === 0) dirty.push(page.changed === commit)
    else interior++
    page.children.forEach(visit)
  }
  visit(root)
  return { dirty, interior }
}
