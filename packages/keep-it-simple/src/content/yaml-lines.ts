import { isMap, isNode, isSeq, type Document } from 'yaml'

/** Deeper than any front matter a page may have. */
const DEEPEST = 8

/** Line of each key and of each thing in a list, by its path: `title`, `config.0.hero`. */
export function keyLines(
  document: Document,
  lineAt: (offset: number) => number,
): Record<string, number> {
  // Without a prototype, so that any key is a key.
  const lines = Object.create(null) as Record<string, number>
  const walk = (node: unknown, path: string, depth: number): void => {
    if (depth > DEEPEST) return
    if (isMap(node))
      for (const { key, value } of node.items) {
        if (!isNode(key) || !key.range) continue
        lines[`${path}${String(key)}`] = lineAt(key.range[0])
        walk(value, `${path}${String(key)}.`, depth + 1)
      }
    else if (isSeq(node))
      for (const [index, value] of node.items.entries()) {
        if (!isNode(value) || !value.range) continue
        lines[`${path}${index}`] = lineAt(value.range[0])
        walk(value, `${path}${index}.`, depth + 1)
      }
  }
  walk(document.contents, '', 0)
  return lines
}

/** The line of a path, or of the nearest thing around it that has one. */
export function lineOfKey(
  lines: Readonly<Record<string, number>>,
  path: string,
): number | undefined {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.'))))
    if (Object.hasOwn(lines, at)) return lines[at]
  return undefined
}
