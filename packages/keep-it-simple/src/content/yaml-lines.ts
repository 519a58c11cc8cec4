import { isMap, isNode, type Document } from 'yaml'

/** Line of each top-level key. */
export function keyLines(
  document: Document,
  lineAt: (offset: number) => number,
): Record<string, number> {
  const lines: Record<string, number> = {}
  if (!isMap(document.contents)) return lines
  for (const { key } of document.contents.items) {
    if (isNode(key) && key.range) lines[String(key)] = lineAt(key.range[0])
  }
  return lines
}

/** The line of a value, or of the nearest thing around it that has one. */
export function lineOfPath(
  document: Document,
  path: readonly (string | number)[],
  lineAt: (offset: number) => number,
): number | undefined {
  for (let length = path.length; length > 0; length--) {
    const parent: unknown =
      length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true)
    if (isMap(parent)) {
      const pair = parent.items.find(({ key }) => String(key) === String(path[length - 1]))
      if (pair && isNode(pair.key) && pair.key.range) return lineAt(pair.key.range[0])
    }
    const node: unknown = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return lineAt(node.range[0])
  }
  return undefined
}
