import { breakText, textWidth } from './text-width.ts'

/** S9.11: a node's text is broken at this width. */
export const MAX_NODE_WIDTH = 240
const SIZE = 14
const LINE = 20
/** Between a line of text and the rule it stands on, and between neighbours. */
const FOOT = 6
const GAP = 10
/** Room at the end of a rule for the ring that says there is more. */
const RING = 14
const MARGIN = 8

export interface MindNode {
  readonly text: string
  readonly children: readonly MindNode[]
}

export interface PlacedNode {
  /** Which child of which child it is: `0.2.1`; the root is empty. */
  readonly id: string
  readonly lines: readonly string[]
  /** Left end of its rule, and the rule's height and length. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly depth: number
  readonly folded: boolean
  readonly children: number
  /** Where the line to it comes from; absent for the root. */
  readonly from?: { readonly x: number; readonly y: number }
}

export interface MindMap {
  readonly nodes: readonly PlacedNode[]
  readonly width: number
  readonly height: number
}

/** How wide a node may be, and how far its children are from it. */
export interface MindRoom {
  readonly node: number
  readonly reach: number
}

const ROOM: MindRoom = { node: MAX_NODE_WIDTH, reach: 52 }

/** A tree from left to right: children stand one below another, their parent at their middle. */
export function layMindMap(
  root: MindNode,
  folded: ReadonlySet<string> = new Set(),
  room: MindRoom = ROOM,
): MindMap {
  const nodes: PlacedNode[] = []
  let bottom = MARGIN
  let right = 0
  const place = (
    node: MindNode,
    id: string,
    depth: number,
    x: number,
  ): { node: PlacedNode; at: number } => {
    const lines = breakText(node.text, room.node / SIZE)
    const text = Math.min(room.node, Math.max(...lines.map(textWidth)) * SIZE)
    const has = node.children.length > 0
    const width = Math.ceil(text) + (has ? RING : 0)
    const own = {
      id,
      lines,
      x,
      width,
      depth,
      folded: folded.has(id),
      children: node.children.length,
    }
    const at = nodes.length
    nodes.push({ ...own, y: 0 })
    right = Math.max(right, x + width)
    const top = bottom
    const below = has && !own.folded ? node.children : []
    const placed = below.map((child, index) =>
      place(child, id === '' ? String(index) : `${id}.${index}`, depth + 1, x + width + room.reach),
    )
    const height = lines.length * LINE + FOOT
    // Its children may be lower than it is high, and the other way round.
    const short = top + height + GAP - bottom
    if (placed.length === 0) bottom = top + height + GAP
    else if (short > 0) {
      for (let moved = at + 1; moved < nodes.length; moved++)
        nodes[moved] = { ...nodes[moved]!, y: nodes[moved]!.y + short / 2 }
      bottom += short
    }
    const ends = placed.map((child) => nodes[child.at]!.y)
    const middle = ends.length === 0 ? top + height : (ends[0]! + ends.at(-1)!) / 2
    const y = Math.max(middle, top + height)
    nodes[at] = { ...own, y }
    return { node: nodes[at], at }
  }
  place(root, '', 0, MARGIN)
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const linked = nodes.map((node) => {
    const parent = node.id === '' ? undefined : byId.get(node.id.replace(/\.?\d+$/, ''))
    return parent ? { ...node, from: { x: parent.x + parent.width, y: parent.y } } : node
  })
  return { nodes: linked, width: right + MARGIN + RING / 2, height: bottom - GAP + MARGIN }
}
