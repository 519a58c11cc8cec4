import { textsOf } from './syntax-texts.ts'
import { nameOf, walk, type SyntaxNode } from './syntax-walk.ts'

/** A function that is given the code of a problem and makes the report. */
export interface Reporter {
  readonly name: string
  /** What a call gives for the code, the message or the remedy; `undefined` if that is not seen. */
  readonly argument: (word: string, given: readonly SyntaxNode[]) => SyntaxNode | undefined
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/**
 * Who gives the code to a report: a function by its arguments, or `given` when it comes with an
 * object, which then is a report of its own elsewhere in the sources.
 */
export function reporterOf(
  code: SyntaxNode,
  above: readonly SyntaxNode[],
): Reporter | 'given' | undefined {
  if (code.type === 'MemberExpression') return 'given'
  const names = [...walk(code)].flatMap(([node]) =>
    node.type === 'Identifier' ? [nameOf(node)!] : [],
  )
  for (const [index, node] of [...above.entries()].toReversed()) {
    if (node.type === 'ForOfStatement' && binds(node['left'], names)) return 'given'
    if (node.type === 'BlockStatement' && unpacks(node, names)) return 'given'
    if (!FUNCTIONS.has(node.type)) continue
    const parameters = node['params'] as readonly SyntaxNode[]
    const own = parameters.find((one) => binds(one, names))
    if (!own) continue
    if (holdsObject(own, names)) return 'given'
    const name = nameOf(node['id']) ?? nameOf(above[index - 1]!['id'])
    if (name === undefined) return undefined
    return { name, argument: (word, given) => argumentFor(parameters, wordFor(word, names), given) }
  }
  return undefined
}

/** The code may have another name inside the function; message and remedy have their own. */
const wordFor = (word: string, names: readonly string[]): readonly string[] =>
  word === 'code' ? names : [word]

const binds = (pattern: unknown, names: readonly string[]): boolean =>
  [...walk(pattern)].some(([node]) => node.type === 'Identifier' && names.includes(nameOf(node)!))

/** Whether a block takes the code out of a list or an object it was given. */
const unpacks = (block: SyntaxNode, names: readonly string[]): boolean =>
  (block['body'] as readonly SyntaxNode[]).some(
    ({ type, declarations }) =>
      type === 'VariableDeclaration' &&
      (declarations as readonly SyntaxNode[]).some(
        ({ id }) => (id as SyntaxNode).type !== 'Identifier' && binds(id, names),
      ),
  )

const holdsObject = (pattern: SyntaxNode, names: readonly string[]): boolean =>
  [...walk(pattern)].some(([node]) => node.type === 'ObjectPattern' && binds(node, names))

function argumentFor(
  parameters: readonly SyntaxNode[],
  names: readonly string[],
  given: readonly SyntaxNode[],
): SyntaxNode | undefined {
  const at = parameters.findIndex((one) => binds(one, names))
  const argument = given[at]
  if (!argument || given.slice(0, at + 1).some(({ type }) => type === 'SpreadElement'))
    return undefined
  const pattern = parameters[at]!
  if (pattern.type !== 'ArrayPattern') return argument
  const place = (pattern['elements'] as SyntaxNode[]).findIndex((one) => binds(one, names))
  return argument.type === 'ArrayExpression'
    ? (argument['elements'] as SyntaxNode[])[place]
    : undefined
}

/** The texts an argument may be; a name may stand for the texts of a list that is gone through. */
export function argumentTexts(
  argument: SyntaxNode | undefined,
  above: readonly SyntaxNode[],
): string[] {
  const names = argument?.type === 'Identifier' ? [nameOf(argument)!] : []
  const loop = above.findLast(({ type, left }) => type === 'ForOfStatement' && binds(left, names))
  if (!loop) return textsOf(argument)
  const list = [...walk(loop['right'])].find(([{ type }]) => type === 'ArrayExpression')?.[0]
  return ((list?.['elements'] ?? []) as SyntaxNode[]).flatMap((one) => textsOf(one))
}
