/** A node of a parsed module, of whatever kind. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'

/** Every node below one, each with those it stands in, the nearest last. */
export function* walk(
  node: unknown,
  above: readonly SyntaxNode[] = [],
): Generator<readonly [SyntaxNode, readonly SyntaxNode[]]> {
  if (Array.isArray(node)) for (const one of node) yield* walk(one, above)
  if (!isNode(node)) return
  yield [node, above]
  const inside = [...above, node]
  for (const value of Object.values(node)) yield* walk(value, inside)
}

/** What an object says under a name; `undefined` if it has no such name. */
export function valueIn(node: SyntaxNode, name: string): SyntaxNode | undefined {
  if (node.type !== 'ObjectExpression') return undefined
  for (const property of node['properties'] as readonly SyntaxNode[])
    if (nameOf(property['key']) === name) return property['value'] as SyntaxNode
  return undefined
}

/** The name of an identifier, or of a key in quotation marks. */
export function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  const name = node.type === 'Identifier' ? node['name'] : node['value']
  return typeof name === 'string' ? name : undefined
}
