import type { TreeNode } from '../file-tree/tree-node.ts'

export interface PathNode extends TreeNode {
  readonly children?: PathNode[]
  /** Place of the file among those given. */
  readonly index: number
}

/** Paths as a tree: folders first, in the order they are met. */
export function pathTree(paths: readonly string[]): PathNode[] {
  const root: PathNode[] = []
  for (const [index, path] of paths.entries()) {
    let level = root
    const parts = path.split('/').filter((part) => part !== '' && part !== '.')
    const name = parts.pop() ?? path
    for (const part of parts) {
      let folder = level.find((node) => node.children && node.name === part)
      if (!folder) {
        folder = { name: part, index: -1, children: [] }
        level.push(folder)
      }
      level = folder.children!
    }
    level.push({ name, index })
  }
  return sorted(root)
}

const sorted = (nodes: readonly PathNode[]): PathNode[] => {
  const inside = nodes.map((node) =>
    node.children ? { ...node, children: sorted(node.children) } : node,
  )
  return [
    ...inside.filter(({ children }) => children),
    ...inside.filter(({ children }) => !children),
  ]
}
