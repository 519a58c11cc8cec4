import { exportOf, namespaceOf, nameOf, valueOfName, type Written } from './bindings.ts'
import type { Expression } from './parse-module.ts'

/** Where a key is written (or an entry of a list begins), and its value. */
interface FoundSetting {
  readonly key: { readonly start: number; readonly module: Written['module'] }
  readonly value: Written
}

/** Calls that give back what they are given, as far as positions go: `z.object` is among them. */
const PASSING = new Set(['defineSite', 'defineBlock', 'object', 'freeze'])

/** Follows names, imports, types and calls like `defineSite(…)` to the expression that is meant. */
export function followed(written: Written, depth = 0): Written {
  const { node, module } = written
  const on = (next: Written | undefined): Written =>
    next === undefined || depth > 30 ? written : followed(next, depth + 1)
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
      return on({ node: node.expression, module })
    case 'AwaitExpression':
      return on({ node: node.argument, module })
    case 'Identifier':
      return on(valueOfName(node.name, module))
    case 'MemberExpression':
      return on(member(node, written))
    case 'CallExpression': {
      const [first] = node.arguments
      const passes = PASSING.has(calleeName(node.callee))
      return passes && first && first.type !== 'SpreadElement'
        ? on({ node: first, module })
        : written
    }
    default:
      return written
  }
}

function calleeName(callee: Expression): string {
  if (callee.type === 'Identifier') return callee.name
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : ''
}

function member(
  node: Extract<Expression, { type: 'MemberExpression' }>,
  { module }: Written,
): Written | undefined {
  const key = node.computed ? constantKey({ node: node.property, module }) : nameOf(node.property)
  if (key === undefined) return undefined
  const space = node.object.type === 'Identifier' && namespaceOf(node.object.name, module)
  if (space) return exportOf(key, space)
  return findSetting({ node: node.object, module }, key)?.value
}

/** The value of a key known without running the program. */
function constantKey(written: Written): string | undefined {
  const { node } = followed(written)
  if (node.type === 'Literal') return String(node.value)
  return node.type === 'TemplateLiteral' && node.expressions.length === 0
    ? (node.quasis[0]!.value.cooked ?? undefined)
    : undefined
}

/** A key of an object, or an entry of a list, as it is written. */
export function findSetting(written: Written, key: string | number): FoundSetting | undefined {
  const { node, module } = followed(written)
  switch (node.type) {
    case 'ObjectExpression':
      return inObject(node, module, String(key))
    case 'ArrayExpression':
      return inArray({ node, module }, Number(key))
    case 'ConditionalExpression':
      return onlyOne([node.consequent, node.alternate], module, key)
    case 'LogicalExpression':
      return onlyOne([node.left, node.right], module, key)
    default:
      return undefined
  }
}

/** Which of two is used is known when the program runs; if only one has the key, it is that one. */
function onlyOne(
  nodes: readonly Expression[],
  module: Written['module'],
  key: string | number,
): FoundSetting | undefined {
  const found = nodes.flatMap((node) => findSetting({ node, module }, key) ?? [])
  return found.length === 1 ? found[0] : undefined
}

/** From the end: what is written last counts. */
function inObject(
  { properties }: Extract<Expression, { type: 'ObjectExpression' }>,
  module: Written['module'],
  key: string,
): FoundSetting | undefined {
  for (const property of properties.toReversed()) {
    if (property.type === 'SpreadElement') {
      const found = findSetting({ node: property.argument, module }, key)
      if (found) return found
      continue
    }
    const node = property.key as Expression
    const name = property.computed
      ? constantKey({ node, module })
      : nameOf(node as { type: string; name?: string; value?: unknown })
    if (name === key)
      return { key: { start: property.start, module }, value: { node: property.value, module } }
  }
  return undefined
}

function inArray(written: Written, index: number): FoundSetting | undefined {
  const entry = entriesOf(written)![index]
  return entry && { key: { start: entry.node.start, module: entry.module }, value: entry }
}

/** Entries as far as they can be counted: after a spread that is computed, nobody knows the next index. */
function entriesOf(written: Written): Written[] | undefined {
  const { node, module } = followed(written)
  if (node.type !== 'ArrayExpression') return undefined
  const entries: Written[] = []
  for (const element of node.elements) {
    if (element === null) return entries
    if (element.type !== 'SpreadElement') entries.push({ node: element, module })
    else {
      const spread = entriesOf({ node: element.argument, module })
      if (!spread) return entries
      entries.push(...spread)
    }
  }
  return entries
}
