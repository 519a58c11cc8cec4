/** A file or a folder of a drawn tree. */
export interface TreeNode {
  readonly name: string
  /** Absent for a file. */
  readonly children?: readonly TreeNode[]
  /** A folder that is closed at first. */
  readonly closed?: boolean
}

/** A tree as lists in lists; folders open and close by themselves. */
export function drawTree<Node extends TreeNode>(
  nodes: readonly Node[],
  draw: { readonly file: (node: Node) => string; readonly folder: (node: Node) => string },
): string {
  const items = nodes.map((node) => {
    if (!node.children) return `<li>${draw.file(node)}</li>`
    const inside = drawTree(node.children as readonly Node[], draw)
    return `<li><details${node.closed ? '' : ' open'}>${draw.folder(node)}${inside}</details></li>`
  })
  return `<ul>${items.join('')}</ul>`
}
