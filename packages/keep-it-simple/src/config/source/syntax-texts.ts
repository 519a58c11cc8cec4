import { nameOf, walk, type SyntaxNode } from './syntax-walk.ts'

/** Stands in a text for what is only known when the program runs. */
export const HOLE = '{}'

/** What a name was given last before it is read; `undefined` if that is not seen. */
export type Meaning = (name: SyntaxNode) => SyntaxNode | undefined

/** The meanings of the constants of a module. */
export function meaningsIn(body: unknown): Meaning {
  const given = new Map<string, SyntaxNode[]>()
  for (const [node] of walk(body)) {
    const name = nameOf(node['id'])
    if (name !== undefined && 'init' in node) given.set(name, [...(given.get(name) ?? []), node])
  }
  return (name) =>
    given.get(nameOf(name)!)?.findLast(({ start }) => start < name.start)?.['init'] as
      | SyntaxNode
      | undefined
}

/** The texts an expression may be, each with a hole for every part that is not written there. */
export function textsOf(
  expression: unknown,
  meaning: Meaning = () => undefined,
  depth = 0,
): string[] {
  if (typeof expression !== 'object' || expression === null || depth > DEEPEST) return [HOLE]
  const node = expression as SyntaxNode
  const of = (key: string) => textsOf(node[key], meaning, depth + 1)
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? [node['value']] : [HOLE]
    case 'TemplateLiteral':
      return templateTexts(node, meaning, depth)
    case 'ConditionalExpression':
      return [...of('consequent'), ...of('alternate')]
    case 'LogicalExpression':
      return [...of('left'), ...of('right')]
    case 'BinaryExpression':
      return of('left').flatMap((left) => of('right').map((right) => left + right))
    case 'ArrowFunctionExpression':
      return of('body')
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return of('expression')
    case 'Identifier':
      // What begins empty is given its text later.
      return textsOf(isEmpty(meaning(node)) ? undefined : meaning(node), meaning, depth + 1)
    default:
      return [HOLE]
  }
}

const isEmpty = (node: SyntaxNode | undefined): boolean =>
  node?.type === 'Literal' && node['value'] === ''

/** A constant may stand for a constant, but not for ever. */
const DEEPEST = 12

function templateTexts(node: SyntaxNode, meaning: Meaning, depth: number): string[] {
  const expressions = node['expressions'] as readonly SyntaxNode[]
  const quasis = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[]
  let texts = ['']
  for (const [index, { value }] of quasis.entries()) {
    const expression = expressions[index]
    // What is chosen inside a text makes a text each.
    const inner = expression ? textsOf(expression, meaning, depth + 1) : ['']
    texts = texts.flatMap((text) => inner.map((one) => text + value.cooked + one))
  }
  return texts
}
