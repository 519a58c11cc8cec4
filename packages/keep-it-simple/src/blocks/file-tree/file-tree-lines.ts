import type { TreeNode } from './tree-node.ts'

export interface FileTreeNode extends TreeNode {
  readonly children?: FileTreeNode[]
  readonly comment?: string
  readonly diff?: 'add' | 'del'
  readonly focused: boolean
}

const ITEM = /^([ \t]*)[-*+][ \t]+([^]*)$/

/**
 * A list of names as a tree: `src/` is closed, `++ new.ts` and `-- old.ts` are changes, `**main.ts**`
 * is what it is about, and what follows ` # ` is said of it. Gives the lines that are no items too.
 */
export function readFileTree(lines: readonly string[]): {
  readonly nodes: readonly FileTreeNode[]
  readonly wrong: readonly number[]
} {
  const nodes: FileTreeNode[] = []
  const wrong: number[] = []
  const open: { indent: number; children: FileTreeNode[] }[] = [{ indent: -1, children: nodes }]
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue
    const match = ITEM.exec(line)
    if (!match) {
      wrong.push(at)
      continue
    }
    const indent = match[1]!.replaceAll('\t', '    ').length
    while (open.at(-1)!.indent >= indent) open.pop()
    const children: FileTreeNode[] = []
    open.at(-1)!.children.push({ ...readItem(match[2]!.trim()), children })
    open.push({ indent, children })
  }
  return { nodes: nodes.map(settled), wrong }
}

type Item = Omit<FileTreeNode, 'children'>

function readItem(text: string): Item {
  const hash = text.indexOf(' #')
  const comment = hash === -1 ? '' : text.slice(hash + 2).trim()
  let name = hash === -1 ? text : text.slice(0, hash).trim()
  const diff = name.startsWith('++ ') ? 'add' : name.startsWith('-- ') ? 'del' : undefined
  if (diff) name = name.slice(3).trim()
  const focused = name.length > 4 && name.startsWith('**') && name.endsWith('**')
  if (focused) name = name.slice(2, -2)
  const closed = name.length > 1 && name.endsWith('/')
  if (closed) name = name.slice(0, -1)
  return {
    name,
    focused,
    closed,
    ...(comment !== '' && { comment }),
    ...(diff && { diff }),
  }
}

/** A node without entries and without a slash is a file; an empty folder gets a `…` for its entries. */
function settled(node: FileTreeNode): FileTreeNode {
  const { children = [], ...item } = node
  if (children.length > 0) return { ...item, children: children.map(settled) }
  return item.closed ? { ...item, children: [{ name: '…', focused: false }] } : item
}
