import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { lineAndColumn, parseModule, type SourceModule } from '#config/source/parse-module.ts'

/** Something that is only known when it runs. */
export class Unknown {
  readonly file: string
  readonly line: number
  readonly text: string

  constructor(module: SourceModule, node: SyntaxNode) {
    this.file = module.file
    this.line = lineAndColumn(module.text, node.start).line
    this.text = module.text.slice(node.start, node.end)
  }
}

interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const ENDINGS = ['', '.ts', '.mts', '.js', '.mjs', '.json', '/index.ts', '/index.js']
const MAX_DEPTH = 60

/**
 * The settings of another generator as data. Nothing is run: objects, lists, texts, names, spreads,
 * imports of files and functions that only return something are followed; all else is `Unknown`.
 */
export function evaluateFile(file: string): unknown {
  const module = parseModule(file)
  return module ? exported(module, 'default', 0) : undefined
}

const node = (value: unknown): SyntaxNode | undefined =>
  typeof value === 'object' && value !== null && 'type' in value ? (value as SyntaxNode) : undefined
const nodes = (value: unknown): readonly SyntaxNode[] =>
  Array.isArray(value) ? (value as SyntaxNode[]).filter((one) => one !== null) : []

function exported(module: SourceModule, name: string, depth: number): unknown {
  if (depth > MAX_DEPTH) return undefined
  for (const statement of module.body as unknown as readonly SyntaxNode[]) {
    if (statement.type === 'ExportDefaultDeclaration' && name === 'default')
      return evaluate(node(statement['declaration'])!, module, depth + 1)
    if (statement.type === 'ExportAllDeclaration') {
      const target = imported(statement, module)
      const found = target && exported(target, name, depth + 1)
      if (found !== undefined) return found
    }
    if (statement.type !== 'ExportNamedDeclaration') continue
    for (const one of nodes(statement['specifiers'])) {
      if (nameOf(one['exported']) !== name) continue
      const local = nameOf(one['local'])
      const target = statement['source'] ? imported(statement, module) : undefined
      return target ? exported(target, local, depth + 1) : named(local, module, depth + 1)
    }
    const declared = declaration(statement, name, module, depth)
    if (declared !== undefined) return declared
  }
  return undefined
}

const nameOf = (value: unknown): string => {
  const found = node(value)?.['name'] ?? node(value)?.['value']
  return typeof found === 'string' || typeof found === 'number' ? String(found) : ''
}

function imported(statement: SyntaxNode, module: SourceModule): SourceModule | undefined {
  const source = nameOf(statement['source'])
  if (!/^\.{1,2}(?:\/|$)/.test(source)) return undefined
  const path = resolve(dirname(module.file), source)
  const file = ENDINGS.map((ending) => path + ending).find(
    (one) => existsSync(one) && statSync(one).isFile(),
  )
  return file === undefined ? undefined : parseModule(file)
}

function declaration(
  statement: SyntaxNode,
  name: string,
  module: SourceModule,
  depth: number,
): unknown {
  const inner = node(statement['declaration']) ?? statement
  if (inner.type === 'FunctionDeclaration' && nameOf(inner['id']) === name) return inner
  if (inner.type !== 'VariableDeclaration') return undefined
  const found = nodes(inner['declarations']).find((one) => nameOf(one['id']) === name)
  const value = node(found?.['init'])
  return value && evaluate(value, module, depth + 1)
}

/** What a name of a file means. */
function named(name: string, module: SourceModule, depth: number): unknown {
  for (const statement of module.body as unknown as readonly SyntaxNode[]) {
    if (statement.type === 'ImportDeclaration')
      for (const one of nodes(statement['specifiers'])) {
        if (nameOf(one['local']) !== name) continue
        const target = imported(statement, module)
        if (!target) return undefined
        const wanted = one.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(one['imported'])
        return exported(target, wanted, depth + 1)
      }
    const declared = declaration(statement, name, module, depth)
    if (declared !== undefined) return declared
  }
  return undefined
}

function evaluate(value: SyntaxNode, module: SourceModule, depth: number): unknown {
  if (depth > MAX_DEPTH) return new Unknown(module, value)
  const inside = (one: unknown) => evaluate(node(one)!, module, depth + 1)
  switch (value.type) {
    case 'Literal':
      return 'regex' in value && value['regex'] ? new Unknown(module, value) : value['value']
    case 'TemplateLiteral':
      return nodes(value['expressions']).length === 0
        ? ((nodes(value['quasis'])[0]?.['value'] as { cooked?: string } | undefined)?.cooked ?? '')
        : new Unknown(module, value)
    case 'UnaryExpression': {
      const inner = inside(value['argument'])
      return value['operator'] === '-' && typeof inner === 'number'
        ? -inner
        : value['operator'] === '!' && typeof inner === 'boolean'
          ? !inner
          : new Unknown(module, value)
    }
    case 'ArrayExpression':
      return nodes(value['elements']).flatMap((one) => {
        if (one.type !== 'SpreadElement') return [inside(one)]
        const spread = inside(one['argument'])
        return Array.isArray(spread) ? (spread as unknown[]) : [spread]
      })
    case 'ObjectExpression':
      return objectOf(value, module, depth)
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return inside(value['expression'])
    case 'AwaitExpression':
      return inside(value['argument'])
    case 'Identifier': {
      const found = named(nameOf(value), module, depth + 1)
      return found === undefined ? new Unknown(module, value) : found
    }
    case 'CallExpression':
      return called(value, module, depth)
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return value
    default:
      return new Unknown(module, value)
  }
}

function objectOf(value: SyntaxNode, module: SourceModule, depth: number): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  for (const property of nodes(value['properties'])) {
    if (property.type === 'SpreadElement') {
      const spread = evaluate(node(property['argument'])!, module, depth + 1)
      if (typeof spread === 'object' && spread !== null && !(spread instanceof Unknown))
        Object.assign(found, spread)
      continue
    }
    const key = node(property['key'])
    if (!key || property['computed'] === true) continue
    const written = evaluate(node(property['value'])!, module, depth + 1)
    found[nameOf(key)] = isFunction(written)
      ? new Unknown(module, node(property['value'])!)
      : written
  }
  return found
}

const isFunction = (value: unknown): value is SyntaxNode =>
  /Function/.test(node(value)?.type ?? '') && typeof node(value)?.start === 'number'

/** `defineConfig({ … })` and the like give back what they are given; a function of the file what it returns. */
function called(value: SyntaxNode, module: SourceModule, depth: number): unknown {
  const given = nodes(value['arguments'])
  const callee = node(value['callee'])!
  const target = callee.type === 'Identifier' ? named(nameOf(callee), module, depth + 1) : undefined
  if (isFunction(target)) {
    const home = declaredIn(nameOf(callee), module) ?? module
    const body = node(target['body'])!
    const result =
      body.type === 'BlockStatement'
        ? node(nodes(body['body']).find(({ type }) => type === 'ReturnStatement')?.['argument'])
        : body
    return result ? evaluate(result, home, depth + 1) : new Unknown(module, value)
  }
  if (target !== undefined || callee.type !== 'Identifier') return new Unknown(module, value)
  const [first] = given
  if (!first) return new Unknown(module, value)
  const written = evaluate(first, module, depth + 1)
  if (!isFunction(written)) return written
  const body = node(written['body'])!
  const result =
    body.type === 'BlockStatement'
      ? node(nodes(body['body']).find(({ type }) => type === 'ReturnStatement')?.['argument'])
      : body
  return result ? evaluate(result, module, depth + 1) : new Unknown(module, value)
}

/** The file a name comes from, when it is imported. */
function declaredIn(name: string, module: SourceModule): SourceModule | undefined {
  for (const statement of module.body as unknown as readonly SyntaxNode[])
    if (
      statement.type === 'ImportDeclaration' &&
      nodes(statement['specifiers']).some((one) => nameOf(one['local']) === name)
    )
      return imported(statement, module)
  return undefined
}

/** The values that are not known, with the path to each. */
export function unknownsOf(
  value: unknown,
  path: readonly string[] = [],
): { path: string; unknown: Unknown }[] {
  if (value instanceof Unknown) return [{ path: path.join('.'), unknown: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => unknownsOf(one, [...path, key]))
}
